import { PATHS } from './looks';

/** Routes that show the same screen with the same calls as another. */
const LIKE_OTHERS = [
	...['/', '/check', '/connect-user', '/disconnect', '/reconnect', '/recommendations'],
	...['/settings', '/setup', '/woo-setup'],
];

/** The scenario of a route: the one with the most calls, or one in which the route shows its main content. */
const SCENARIOS: readonly [RegExp, string][] = [
	[/^#\/(product|license)\//, 'free'],
	[/^#\/recommendations\/product-suggestions$/, 'recommendations-product-suggestions'],
	[/^#\/recommendations\/product-purchased$/, 'recommendations-product-purchased'],
	[/^/, 'security'],
];

export const scenarioOf = (route: string): string =>
	SCENARIOS.find(([routes]) => routes.test(route))![1];

/** One address for each screen of the route table; a new route is included automatically. */
export const MATRIX_ROUTES: string[] = PATHS.filter((path) => !LIKE_OTHERS.includes(path)).map(
	(path) => `#${path}`,
);

/** The cells of a plain run, as route → calls: those that once were silent, and the call that most screens share. */
export const WORST: Record<string, string[]> = {
	'#/dashboard': ['scan', 'rewind'],
	'#/my-plan': ['site/features'],
	'#/traffic': ['plugins'],
};

/** The text of a failure, wherever it is shown: the app's own words, or the server's reason. */
export const FAILURE_TEXT =
	/couldn.t (?!be found)|could not|something (?:happened|went wrong)|oops!|failed|took too long|try again|log in again|doesn.t (?:answer|understand)|no answer|error:|(?<!no )problems? found|has a cold|sorry\./gi;

interface Silence {
	path: string;
	/** The routes on which silence is right; all of them if left out. */
	routes?: RegExp;
	/** The names of the faults; all of them if left out. */
	faults?: string[];
	why: string;
}

const ASSISTANT = /^#\/recommendations\//;
/** The pages of the assistant that are not about a plugin. */
const WITHOUT_PLUGIN = /^#\/recommendations\/(?!woocommerce|creative-mail)/;
const SUMMARY = /^#\/recommendations\/summary$/;
const OFFERS = /^#\/(product|recommendations)\//;

/** Failures that are not reported, each with the reason why that is right. */
export const SILENCES: Silence[] = [
	{
		path: 'site/activity',
		faults: ['empty'],
		why: 'an empty answer (204) means that the provider has no activity, and the card says so',
	},
	{
		path: 'recommendations/conditional',
		routes: ASSISTANT,
		why: 'it only adds pages to the assistant, which has its regular pages without it',
	},
	{
		path: 'plugins',
		routes: WITHOUT_PLUGIN,
		why: 'only the pages about a plugin show it, and they report the failure; the other pages use it to choose the next page',
	},
	{
		path: 'site/discount',
		routes: OFFERS,
		why: 'a discount is an extra; without it, the regular price is shown',
	},
	{
		path: 'intro-offers',
		routes: OFFERS,
		why: 'the price of the first year is an extra; without it, the regular price is shown',
	},
	...['site/features', 'site/purchases', 'site/products'].map((path) => ({
		path,
		routes: /^#\/recommendations\/(publicize|security-plan|anti-spam|videopress)$/,
		why: 'it decides only about the offer below the step, which is hidden unless all that the site owns is known',
	})),
	...['recommendations/upsell', 'rewind', 'scan', 'site/features', 'site/purchases'].map(
		(path) => ({
			path,
			routes: SUMMARY,
			why: 'it only chooses the suggestion beside the summary, which is then the mobile app',
		}),
	),
	{
		path: 'connection/test',
		routes: /^#\/tools$/,
		faults: ['wrong shape'],
		why: 'the check reads only the code of the answer, which says success',
	},
	{
		path: 'site/features',
		routes: /^#\/product\//,
		why: "the site's record has the same features, and its failure is reported",
	},
	{
		path: 'site/products',
		routes: /^#\/recommendations\/product-suggestions$/,
		why: 'the suggestions have prices of their own; the price of the first year is an extra',
	},
	...['site/features', 'site/purchases'].map((path) => ({
		path,
		routes: /^#\/recommendations\/product-purchased$/,
		why: "the purchase has been found in the site's record; one that is found nowhere is reported",
	})),
];
