import {
	needsEntitlements,
	resolveAntiSpamOffer,
	resolveKeyField,
	type AntiSpamOfferFacts,
	type KeyFieldFacts,
} from '@/domain/anti-spam/settings-card';
import { idle } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { FAILED, having, HIDDEN, LOADING, PENDING, RETRYING } from '../shorthand';

const check = (
	checkedKey: string | null,
	validKey: boolean | null,
	...[failed, busy]: boolean[]
) => ({
	checkedKey,
	validKey,
	hasFailed: failed ?? false,
	isChecking: busy ?? false,
});

const FAILING = check('abc', null, true);

it.each<[string, Partial<KeyFieldFacts>, object | string]>([
	['set globally if an empty key is valid', { value: '', check: check('', true) }, 'set-globally'],
	['fetching before a constant', { isFixed: true, check: check('abc', null) }, 'fetching'],
	['set globally by a constant, whatever is saved', { isFixed: true }, 'set-globally'],
	['a wrong constant', { isFixed: true, check: check('abc', false) }, 'wrong-fixed'],
	['empty with blanks alone', { value: '  ', check: check('  ', false) }, 'empty'],
	['checking while a key is typed', { value: 'abcd', isDirty: true }, 'checking'],
	['valid after a good check', {}, 'valid'],
	['invalid after a bad check', { check: check('abc', false) }, 'invalid'],
	['failed if the check fails', { check: FAILING }, FAILED],
])('SETSEC-13 the key field is %s', (_title, facts, view) => {
	const known: KeyFieldFacts = {
		value: 'abc',
		isDirty: false,
		isFixed: false,
		check: check('abc', true),
	};
	expect(resolveKeyField({ ...known, ...facts })).toEqual(
		typeof view === 'string' ? { kind: view } : view,
	);
});

const ready = <T>(data: T) => ({ phase: 'ready', data }) as const;
const UNSOLD = { promotion: 'none', entitlements: PENDING } as const;
const KEYLESS: Partial<AntiSpamOfferFacts> = { isActive: true, data: ready('invalid-key') };
const plugin = (promotion: string, isInstalled = false) => ({
	kind: 'get-plugin',
	isInstalled,
	promotion,
});

it.each<[string, Partial<AntiSpamOfferFacts>, object]>([
	['loading, not for sale', { data: idle, ...UNSOLD }, { ...LOADING, promotion: 'none' }],
	['nothing before the purchases', { ...KEYLESS, entitlements: PENDING }, HIDDEN],
	['a retry', { data: { phase: 'loading', error: 1 } }, RETRYING],
	['nothing where Akismet runs from elsewhere', { data: ready('elsewhere') }, HIDDEN],
	['the plugin where it is missing', {}, plugin('upgrade')],
	['the plugin where it is inactive', { data: ready('inactive') }, plugin('upgrade', true)],
	['a key for an active plugin', { ...KEYLESS }, { kind: 'needs-key', promotion: 'upgrade' }],
	['what pays for the key', { ...KEYLESS, entitlements: having('antispam') }, { kind: 'owned' }],
	['nothing where nothing can be sold', { ...KEYLESS, promotion: 'none' }, HIDDEN],
	['nothing without a count', { isActive: true, data: ready('unavailable') }, HIDDEN],
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
	['an active plugin without a key', true, ready('invalid-key'), true],
])(
	'the related card of %s: whether it reads what the site owns',
	(_title, isActive, data, isNeeded) => {
		expect(needsEntitlements({ isActive, data, entitlements: entitle() })).toBe(isNeeded);
		const owned = having('antispam');
		expect(needsEntitlements({ isActive, data, entitlements: owned })).toBe(false);
	},
);
