const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class extends Sequencer {
	/** @param {{ path: string }[]} tests */
	sort(tests) {
		return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
	}
};
