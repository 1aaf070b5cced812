import { registerPalette } from './app/palette/register';

registerPalette();
