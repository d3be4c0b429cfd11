declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*?text" {
  const text: string;
  export default text;
}
