/** By the path of a read: the cards that say that it failed, with what they say. Each has a "Try again". */
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
 * Cards that do without what failed and so have no way back of their own: the support card leaves its offer out while nobody knows whether
 * the site has paid.
 */
export const WITHOUT_RETRY = ["We're here to help"];

/** What a card says only of what was read: where it says nothing of it, as while its feature is off, it has nothing to complain of. */
export const READ_TEXTS: Record<string, RegExp> = {
	VideoPress: /free video|of 1TB|unlimited videos/,
};

/** By the path of a read: the cards that are there only if it says so (DASH-04, DASH-20). */
export const DECIDED_BY: Record<string, string[]> = { rewind: ['Activity'] };

/** What waits for another read, or says the same of two: broken after the others, so that each is seen. */
const SECOND = ['scan', 'site', 'module/vaultpress/data', 'site/features'];

/** The reads of a world in two groups: one page for a group and a fault is enough to see each card. */
export function groupReads(reads: string[]): string[][] {
	const isLate = (path: string) => SECOND.includes(path);
	const late = reads.filter(isLate);
	return [reads.filter((path) => !isLate(path)), late].filter(({ length }) => length > 0);
}
