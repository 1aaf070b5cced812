/**
 * Features that some browser of `browserslist` supports only in part, each with the reason why it may be used. Without them, nothing is hidden or cut
 * off.
 */
const ACCEPTED = {
	'css-boxdecorationbreak': 'Safari reads the prefixed property, which is beside it.',
	'css-clip-path': 'We use shapes, which all have; some lack references to an SVG.',
	'css-display-contents':
		'We use it on wrappers without a role; some lose the role of a button or table.',
	multicolumn: 'We use the number and width of columns, and gaps; some lack breaks within columns.',
};

/** Rejects CSS that a browser of `browserslist` (package.json) lacks; for the sources (.stylelintrc.json) and the built files. */
export default {
	plugins: ['stylelint-no-unsupported-browser-features'],
	rules: {
		'plugin/no-unsupported-browser-features': [true, { ignore: Object.keys(ACCEPTED) }],
	},
};
