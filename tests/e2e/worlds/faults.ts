/** By the path of a request: the cards that report its failure, with their messages. Each has a "Try again". */
export const SAID_OF_FAULTS: Record<string, Record<string, string>> = {
	'module/stats/data': { 'Site stats': 'Something happened while loading stats.' },
	rewind: { Backup: 'Oops! The Jetpack Backup and Scan status could not be retrieved' },
	scan: { 'Security scan': 'Oops! The Jetpack Backup and Scan status could not be retrieved' },
	'module/vaultpress/data': {
		'Security scan': 'Oops! The Jetpack Backup and Scan status could not be retrieved',
	},
	'module/akismet/data': { 'Anti-spam': "Couldn't load the spam count." },
	'module/protect/data': {
		'Brute force protection': "Couldn't load the number of blocked attempts.",
	},
	'site/features': {
		Search: "Couldn't load your plan.",
		VideoPress: "Couldn't load your video storage.",
	},
	site: { VideoPress: "Couldn't load your video storage." },
	'site/activity': { Activity: "Couldn't load the activity." },
	'updates/plugins': {
		'Plugin updates': "Couldn't check for plugin updates.",
	},
	plugins: {
		'Jetpack Boost': "Couldn't load your plugins.",
		'Jetpack CRM': "Couldn't load your plugins.",
	},
};

/**
 * Cards that omit failed data and have no retry: the support card omits its offer while the purchases are unknown.
 */
export const WITHOUT_RETRY = ["We're here to help"];

/** Texts that a card shows only from loaded data: without them, for example while its feature is off, it reports no failure. */
export const READ_TEXTS: Record<string, RegExp> = {
	VideoPress: /free video|of 1TB|unlimited videos/,
};

/** By the path of a request: the cards that are shown depending on its response (DASH-04, DASH-20). */
export const DECIDED_BY: Record<string, string[]> = { rewind: ['Activity'] };

/** Requests that follow another one, or share a message with it: broken after the others, so that each failure is visible. */
const SECOND = ['scan', 'site', 'module/vaultpress/data', 'site/features'];

/** Splits the requests of a scenario into two groups: one page for each group and fault is enough to check each card. */
export function groupReads(reads: string[]): string[][] {
	const isLate = (path: string) => SECOND.includes(path);
	const late = reads.filter(isLate);
	return [reads.filter((path) => !isLate(path)), late].filter(({ length }) => length > 0);
}
