import { join } from 'node:path';
import type { BuiltText } from './built-texts';

interface PhpTexts {
	texts: BuiltText[];
	unreadable: string[];
}

const { PRINTED, textsOfPhp, textsOfPlugin } = jest.requireActual<{
	PRINTED: string[];
	textsOfPhp: (code: string, file: string) => PhpTexts;
	textsOfPlugin: (root: string) => BuiltText[];
}>('../../bin/lib/php-texts.js');

const ROOT = join(__dirname, '../../php-stub');

/** The texts that the plugin's PHP prints, with those of its header. */
export const readPhpTexts = (): BuiltText[] => textsOfPlugin(ROOT);

export { PRINTED, textsOfPhp };
