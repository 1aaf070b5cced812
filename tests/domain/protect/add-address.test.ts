import { resolveAddAddress, type AddAddressFacts } from '@/domain/protect/add-address';

const FACTS: AddAddressFacts = {
	currentIp: '203.0.113.7',
	field: 'usable',
	isSaving: false,
	list: '192.0.2.1',
};

it.each<[string, Partial<AddAddressFacts>, object]>([
	['usable', {}, { kind: 'usable', next: '192.0.2.1\n203.0.113.7' }],
	[
		'at rest while protection is off',
		{ field: 'resting' },
		{ kind: 'disabled', reason: 'at-rest' },
	],
	[
		'at rest where it is unavailable',
		{ field: 'unavailable' },
		{ kind: 'disabled', reason: 'at-rest' },
	],
	['at rest while saving', { isSaving: true }, { kind: 'disabled', reason: 'at-rest' }],
	['told as listed', { list: '203.0.113.7' }, { kind: 'disabled', reason: 'listed' }],
	[
		'told as listed also where nothing can be set',
		{ list: '203.0.113.7', field: 'unavailable' },
		{ kind: 'disabled', reason: 'listed' },
	],
	['not offered for an address nobody knows', { currentIp: '' }, { kind: 'unknown-ip' }],
])('SETSEC-31 one’s own address is %s', (_title, facts, expected) => {
	expect(resolveAddAddress({ ...FACTS, ...facts })).toEqual(expected);
});
