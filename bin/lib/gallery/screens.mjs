const product = (/** @type {string} */ key) => `product/${key}`;
const recommendation = (/** @type {string} */ page) => `recommendations/${page}`;

/** All screens, by the path after "#/"; a test compares them with the app's routes. */
export const SCREENS = [
	'dashboard',
	'my-plan',
	'security',
	'performance',
	'writing',
	'sharing',
	'discussion',
	'traffic',
	'privacy',
	'modules',
	'check',
	'tools',
	'connect-user',
	'license/activation',
	...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map(product),
	...[
		'site-type',
		'product-suggestions',
		'product-purchased',
		'woocommerce',
		'monitor',
		'related-posts',
		'creative-mail',
		'site-accelerator',
		'publicize',
		'security-plan',
		'anti-spam',
		'videopress',
		'summary',
	].map(recommendation),
];

export const WIDTHS = ['1280', '480'];
export const DIRECTIONS = ['ltr', 'rtl'];

/**
 * Selects the requested names from a list.
 *
 * @param {string}             flag
 * @param {string | undefined} wish  Comma-separated names; all if undefined.
 * @param {string[]}           known
 * @throws {Error} One sentence if a name is unknown.
 */
export function pick(flag, wish, known) {
	const names = wish?.split(',') ?? known;
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== undefined) {
		throw new Error(`--${flag} knows no "${unknown}": choose of ${known.join(', ')}.`);
	}
	return names;
}
