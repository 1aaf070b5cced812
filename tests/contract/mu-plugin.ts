import { rmSync, writeFileSync } from 'node:fs';
import { dataFile } from '../e2e/support/data-folder';

const fileOf = (name: string) => dataFile(`wordpress/wp-content/mu-plugins/${name}.php`);

/** Adds code to the site until `removeMuPlugin`. */
export const putMuPlugin = (name: string, code: string) => writeFileSync(fileOf(name), code);

export const removeMuPlugin = (name: string) => rmSync(fileOf(name), { force: true });
