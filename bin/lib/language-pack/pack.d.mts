/** What people copy into `wp-content/languages/plugins`. */
export interface LanguagePack {
	/** WordPress's name of the language. */
	locale: string;
	files: { name: string; data: Buffer }[];
	/** Texts of the plugin that are translated. */
	translated: number;
	/** Texts of the plugin. */
	texts: number;
	/** Translated texts that this version of the plugin doesn't have. */
	unknown: string[];
}

export function scriptFileName(locale: string, script: string): string;
export function createLanguagePack(path: string, plugin: string): LanguagePack;
