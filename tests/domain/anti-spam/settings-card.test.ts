import {
	needsEntitlements,
	resolveAntiSpamOffer,
	resolveKeyField,
	type AntiSpamOfferFacts,
	type KeyFieldFacts,
} from '@/domain/anti-spam/settings-card';
import { idle } from '@/lib/remote';
import { entitle, featuresOf, purchasesOf } from '#tests/support/entitlements';

const check = (
	checkedKey: string | null,
	validKey: boolean | null,
	hasFailed = false,
	isChecking = false,
) => ({ checkedKey, validKey, hasFailed, isChecking });

it.each<[string, Partial<KeyFieldFacts>, object]>([
	['fetching before the first check', { check: check(null, null) }, { kind: 'fetching' }],
	['fetching while the saved key is checked', { check: check('abc', null) }, { kind: 'fetching' }],
	[
		'fetching while an empty key may be set globally',
		{ value: '', check: check('', null) },
		{ kind: 'fetching' },
	],
	[
		'set globally if an empty key is valid',
		{ value: '', check: check('', true) },
		{ kind: 'set-globally' },
	],
	[
		'fetching before the key of a constant is checked',
		{ isFixed: true, check: check('abc', null) },
		{ kind: 'fetching' },
	],
	['set globally by a constant, whatever is saved', { isFixed: true }, { kind: 'set-globally' }],
	[
		'a wrong constant, whatever is saved',
		{ isFixed: true, check: check('abc', false) },
		{ kind: 'wrong-fixed' },
	],
	[
		'a wrong constant without a saved key',
		{ isFixed: true, value: '', check: check('', false) },
		{ kind: 'wrong-fixed' },
	],
	['empty without a key', { value: '', check: check('', false) }, { kind: 'empty' }],
	['empty with blanks alone', { value: '  ', check: check('  ', false) }, { kind: 'empty' }],
	['empty once the field is cleared', { value: '', isDirty: true }, { kind: 'empty' }],
	['checking while a key is typed', { value: 'abcd', isDirty: true }, { kind: 'checking' }],
	[
		'checking while the typed key is checked',
		{ isDirty: true, check: check('abc', null) },
		{ kind: 'checking' },
	],
	['valid after a good check', {}, { kind: 'valid' }],
	['invalid after a bad check', { check: check('abc', false) }, { kind: 'invalid' }],
	[
		'failed if the check fails',
		{ check: check('abc', null, true) },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'still failed during a retry',
		{ check: check('abc', null, true, true) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'checking when the user types after a failure',
		{ value: 'abcd', isDirty: true, check: check('abc', null, true) },
		{ kind: 'checking' },
	],
])('SETSEC-13 the key field is %s', (_title, facts, view) => {
	const known: KeyFieldFacts = {
		value: 'abc',
		isDirty: false,
		isFixed: false,
		check: check('abc', true),
	};
	expect(resolveKeyField({ ...known, ...facts })).toEqual(view);
});

const ready = <T>(data: T) => ({ phase: 'ready', data }) as const;

it.each<[string, Partial<AntiSpamOfferFacts>, object]>([
	[
		'loading before an answer',
		{ data: { phase: 'idle' } },
		{ kind: 'loading', promotion: 'upgrade' },
	],
	[
		'loading before anything is known',
		{ data: { phase: 'idle' }, entitlements: entitle({ purchases: idle }) },
		{ kind: 'loading', promotion: 'expected' },
	],
	[
		'loading where nothing can be sold',
		{ data: { phase: 'idle' }, promotion: 'none', entitlements: entitle({ purchases: idle }) },
		{ kind: 'loading', promotion: 'none' },
	],
	[
		'nothing beside an active plugin without a key before the purchases are loaded',
		{ isActive: true, data: ready('invalid-key'), entitlements: entitle({ purchases: idle }) },
		{ kind: 'hidden' },
	],
	[
		'a failed request',
		{ data: { phase: 'failed', error: 1 } },
		{ kind: 'failed', isRetrying: false },
	],
	[
		'a retry after a failed request',
		{ data: { phase: 'loading', error: 1 } },
		{ kind: 'failed', isRetrying: true },
	],
	['nothing where Akismet runs from elsewhere', { data: ready('elsewhere') }, { kind: 'hidden' }],
	['nothing where it does so without a key', { data: ready('invalid-key') }, { kind: 'hidden' }],
	['nothing where the plugin is unavailable', { data: ready('unavailable') }, { kind: 'hidden' }],
	[
		'the plugin where it is missing',
		{},
		{ kind: 'get-plugin', isInstalled: false, promotion: 'upgrade' },
	],
	[
		'the plugin where it is inactive',
		{ data: ready('inactive') },
		{ kind: 'get-plugin', isInstalled: true, promotion: 'upgrade' },
	],
	[
		'the plugin alone for a plan that includes it',
		{ entitlements: entitle({ features: featuresOf('antispam') }) },
		{ kind: 'get-plugin', isInstalled: false, promotion: 'none' },
	],
	[
		'the plugin alone for a purchase that includes it',
		{ entitlements: entitle({ purchases: purchasesOf('jetpack_anti_spam') }) },
		{ kind: 'get-plugin', isInstalled: false, promotion: 'none' },
	],
	[
		'the plugin, and the place of an offer, before the purchases are loaded',
		{ entitlements: entitle({ purchases: idle }) },
		{ kind: 'get-plugin', isInstalled: false, promotion: 'expected' },
	],
	[
		'a key for an active plugin without one',
		{ isActive: true, data: ready('invalid-key') },
		{ kind: 'needs-key', promotion: 'upgrade' },
	],
	[
		'what pays for the key of an active plugin without one',
		{
			isActive: true,
			data: ready('invalid-key'),
			entitlements: entitle({ features: featuresOf('antispam') }),
		},
		{ kind: 'owned' },
	],
	[
		'nothing where nothing can be sold',
		{ isActive: true, data: ready('invalid-key'), promotion: 'none' },
		{ kind: 'hidden' },
	],
	[
		'nothing where the count is unavailable',
		{ isActive: true, data: ready('unavailable') },
		{ kind: 'hidden' },
	],
	['nothing while the plugin works', { isActive: true, data: ready(7) }, { kind: 'hidden' }],
	[
		'nothing before an active plugin has answered',
		{ isActive: true, data: { phase: 'idle' } },
		{ kind: 'hidden' },
	],
])('SETSEC-45 the related card shows %s', (_title, facts, view) => {
	const usual: AntiSpamOfferFacts = {
		isActive: false,
		data: ready('not-installed'),
		entitlements: entitle(),
		promotion: 'upgrade',
	};
	expect(resolveAntiSpamOffer({ ...usual, ...facts })).toEqual(view);
});

it.each<[string, boolean, AntiSpamOfferFacts['data'], boolean]>([
	['an active plugin with a key', true, ready(7), false],
	['an active plugin that has not answered', true, idle, false],
	['an active plugin without a key', true, ready('invalid-key'), true],
	['a missing plugin', false, ready('not-installed'), true],
	['a plugin whose state is unknown', false, idle, true],
])(
	'the related card of %s: whether it reads what the site owns',
	(_title, isActive, data, isNeeded) => {
		expect(needsEntitlements({ isActive, data, entitlements: entitle() })).toBe(isNeeded);
		const owned = entitle({ features: featuresOf('antispam') });
		expect(needsEntitlements({ isActive, data, entitlements: owned })).toBe(false);
	},
);
