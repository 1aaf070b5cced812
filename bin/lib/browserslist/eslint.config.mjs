import compat from 'eslint-plugin-compat';

/** APIs that some browser of `browserslist` lacks, each with the reason why it may be used. */
const ACCEPTED = {
	Highlight: 'Firefox has all that its caller needs; without it, nothing is marked.',
	requestIdleCallback:
		'Both callers check for it; without it, the code runs at once or not in advance.',
	trustedTypes:
		'Its callers check for it: a browser without Trusted Types accepts the URL of a script as text.',
};

/** Rejects APIs that some browser of `browserslist` (package.json) lacks. */
export const supportedApis = {
	plugins: { compat },
	rules: { 'compat/compat': 'error' },
	settings: { lintAllEsApis: true, polyfills: Object.keys(ACCEPTED) },
};

/** For the built files, which include the code of packages. */
export default [
	{
		files: ['php-stub/build/*.js'],
		linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
		...supportedApis,
	},
];
