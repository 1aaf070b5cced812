import { join } from 'node:path';
import type { BuiltText } from '../../bin/lib/language-pack/built-texts.mjs';

interface PhpTexts {
	texts: BuiltText[];
	unreadable: string[];
}

const { PRINTED, textsOfPhp, textsOfPlugin } = jest.requireActual<{
	PRINTED: string[];
	textsOfPhp: (code: string, file: string) => PhpTexts;
	textsOfPlugin: (root: string) => BuiltText[];
}>('../../bin/lib/php-texts.js');

export const PHP_ROOT = join(__dirname, '../../php-stub');

/** The texts that a plugin's PHP prints, with those of its header. */
export const readPhpTexts = (plugin = PHP_ROOT): BuiltText[] => textsOfPlugin(plugin);

export { PRINTED, textsOfPhp };
