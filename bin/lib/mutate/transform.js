const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swc = require('@swc/jest');

const { code } = JSON.parse(readFileSync(process.env.MUTATE_PLAN ?? '', 'utf8'));

module.exports = {
	/** @param {import('@swc/core').Options} options */
	createTransformer(options) {
		const transformer = swc.createTransformer(options);
		return {
			getCacheKey: (/** @type {string} */ _source, /** @type {string} */ path) =>
				createHash('sha1').update(code[path]).digest('hex'),
			/** @type {NonNullable<typeof transformer.process>} */
			process: (_source, path, context) =>
				transformer.process?.(code[path], path, context) ?? { code: '' },
		};
	},
};
