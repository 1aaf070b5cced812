export function compressPicture(file: Buffer): Buffer;
