const fs = require('node:fs');
const path = require('node:path');

/** @param {string} folder @return {string[]} The CSS modules in the folder, in a stable order. */
const listStyles = (folder) =>
	fs
		.readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.module.scss'))
		.map((name) => path.join(folder, name))
		.sort();

/**
 * Names the classes of CSS modules: "jd-2f-title", the title of one stylesheet. A hash instead of the number would not compress,
 * and a number in order of compilation would differ from build to build.
 *
 * @param {string} source The folder of the sources.
 * @return {(context: { resourcePath: string }, template: string, name: string) => string}
 */
function classNames(source) {
	const styles = listStyles(source);
	return ({ resourcePath }, _template, name) => {
		// With --watch, a stylesheet may be newer than the list.
		const number = styles.includes(resourcePath)
			? styles.indexOf(resourcePath)
			: styles.push(resourcePath) - 1;
		return `jd-${number.toString(36)}-${name}`;
	};
}

module.exports = { classNames, listStyles };
