/** An installed plugin, as `GET plugins` tells it (API-29). */
export interface Plugin {
	/** Folder and main file, as WordPress names it: "akismet/akismet.php". */
	file: string;
	name: string;
	version: string;
	description: string;
	/** The plugin's own page, or "". */
	url: string;
	isActive: boolean;
}

/** File → plugin. */
export type PluginMap = Record<string, Plugin>;

/** What is being done to a plugin at the moment. */
export type PluginTask = 'installing' | 'activating';
