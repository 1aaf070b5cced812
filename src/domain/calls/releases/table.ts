import { REMOVED_BY_16 } from '@/domain/settings/aliases';

/** What a release of Jetpack lacks compared with an older one, from 11.2 on. */
export interface Release {
	/** Its first two numbers, because patch releases remove nothing. Null for the announced one, which has no number yet. */
	version: string | null;
	/** Where this was read. */
	source: string;
	/** The oldest WordPress and PHP that it runs on; "" where that isn't known. */
	needs: { wordpress: string; php: string };
	/** Slugs of modules. */
	modules: readonly string[];
	/** Keys of settings that people change. */
	settings: readonly string[];
	/** REST paths below `jetpack/v4/` that the client calls, with parameters in braces. */
	routes: readonly string[];
	hasDashboard: boolean;
}

/** No release has the questionnaire. */
const NEVER = ['setup/questionnaire'];

/** Oldest first. `npm run beside` compares the numbered ones with the release that it boots. */
export const RELEASES: readonly Release[] = [
	{
		version: '11.2',
		source: 'Jetpack 11.2.1',
		needs: { wordpress: '5.9', php: '5.6' },
		modules: [],
		settings: [],
		routes: NEVER,
		hasDashboard: true,
	},
	{
		version: '16.1',
		source: 'Jetpack 16.1.2',
		needs: { wordpress: '6.9', php: '7.2' },
		...REMOVED_BY_16,
		routes: [...NEVER, 'mobile/send-login-email'],
		hasDashboard: true,
	},
	{
		version: null,
		source: 'Automattic/jetpack#52513, and the calls that only its dashboard made',
		needs: { wordpress: '7.0', php: '' },
		...REMOVED_BY_16,
		routes: [
			...NEVER,
			'mobile/send-login-email',
			'recommendations/conditional',
			'recommendations/data',
			'recommendations/product-suggestions',
			'recommendations/step',
			'recommendations/upsell',
			'marketing/survey',
			'site/benefits',
		],
		hasDashboard: false,
	},
];

/** The first two numbers of a version: "16.1.2" → [ 16, 1 ]; pre-releases count as their release. */
const toNumbers = (version: string): number[] =>
	version.split('.', 2).map((part) => Number.parseInt(part, 10));

/** By their first two numbers: negative if the first is older, 0 for the same release, NaN if one isn't a version. */
export function compareReleases(one: string, other: string): number {
	const [major = NaN, minor = 0] = toNumbers(one);
	const [otherMajor = NaN, otherMinor = 0] = toNumbers(other);
	return major === otherMajor ? minor - otherMinor : major - otherMajor;
}

/** Where a release is before, at or after a version; the announced one is after all. */
const orderOf = (release: Release, version: string) =>
	release.version === null ? 1 : compareReleases(release.version, version);

export const findRelease = (version: string): Release | undefined =>
	RELEASES.find((release) => orderOf(release, version) === 0);

/** `unknown`: the releases before and after this one differ. */
export type Lacking = 'yes' | 'no' | 'unknown';

/** Whether a release lacks something. For a release that isn't in the table, only what its neighbors agree on is certain. */
export function judgeRelease(version: string, isLacking: (release: Release) => boolean): Lacking {
	const same = findRelease(version);
	const before = RELEASES.filter((release) => orderOf(release, version) < 0).at(-1);
	const after = RELEASES.find((release) => orderOf(release, version) > 0);
	const answers = same ? [isLacking(same)] : [before, after].map((one) => one && isLacking(one));
	if (answers.every((answer) => answer === true)) {
		return 'yes';
	}
	return answers.every((answer) => answer === false) ? 'no' : 'unknown';
}
