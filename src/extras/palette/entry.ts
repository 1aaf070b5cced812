import { registerPalette } from './register';

registerPalette();
