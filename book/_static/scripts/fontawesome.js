/* In the place of the theme's file of this name. The theme brings its icons twice: as a font of
   115 kB, which these pages use, and as a script of 1.5 MB, which they do not need. */
