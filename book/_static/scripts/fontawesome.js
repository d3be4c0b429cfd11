/* In the place of the theme's file of this name, which holds two thousand pictures in 1.5 MB.
   The dozen that these pages need are in book.css. */
