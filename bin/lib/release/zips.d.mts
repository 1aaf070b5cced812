export function writeRelease(folder: string, zips: ReadonlyMap<string, Buffer>): Promise<string[]>;
