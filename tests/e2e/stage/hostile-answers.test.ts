import { testRounds, hostileStageFor } from '../support/hostile-tests';

const open = hostileStageFor('answers');

describe('hostile answers of the provider', () => {
	testRounds('provider', ['scripts and handlers in every text'], open);
});

describe('hostile answers of the REST API', () => {
	testRounds(
		'rest',
		[
			'scripts and handlers in every text',
			'addresses that run code',
			'names that objects inherit',
			'refusals in hostile words',
		],
		open,
	);
});
