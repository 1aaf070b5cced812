import {
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
	['nobody knows yet', { check: check(null, null) }, { kind: 'fetching' }],
	['a saved key is being checked', { check: check('abc', null) }, { kind: 'fetching' }],
	['an empty one may be set globally', { value: '', check: check('', null) }, { kind: 'fetching' }],
	['it is set globally', { value: '', check: check('', true) }, { kind: 'set-globally' }],
	['there is none', { value: '', check: check('', false) }, { kind: 'empty' }],
	['it was emptied', { value: '', isDirty: true }, { kind: 'empty' }],
	['it is being typed', { value: 'abcd', isDirty: true }, { kind: 'checking' }],
	['it is being checked', { isDirty: true, check: check('abc', null) }, { kind: 'checking' }],
	['it is valid', {}, { kind: 'valid' }],
	['it is not', { check: check('abc', false) }, { kind: 'invalid' }],
	['the check failed', { check: check('abc', null, true) }, { kind: 'failed', isRetrying: false }],
	[
		'it is made again',
		{ check: check('abc', null, true, true) },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'typing goes on after a failure',
		{ value: 'abcd', isDirty: true, check: check('abc', null, true) },
		{ kind: 'checking' },
	],
])('SETSEC-13 tells when %s', (_title, facts, view) => {
	const known: KeyFieldFacts = {
		value: 'abc',
		isDirty: false,
		check: check('abc', true),
	};
	expect(resolveKeyField({ ...known, ...facts })).toEqual(view);
});

const ready = <T>(data: T) => ({ phase: 'ready', data }) as const;

it.each<[string, Partial<AntiSpamOfferFacts>, object]>([
	['nothing known yet', { data: { phase: 'idle' } }, { kind: 'loading' }],
	['a failure', { data: { phase: 'failed', error: 1 } }, { kind: 'failed', isRetrying: false }],
	[
		'a failure that is asked about again',
		{ data: { phase: 'loading', error: 1 } },
		{ kind: 'failed', isRetrying: true },
	],
	['a plugin that cannot be had here', { data: ready('unavailable') }, { kind: 'hidden' }],
	['an absent plugin', {}, { kind: 'get-plugin', isInstalled: false, promotion: 'upgrade' }],
	[
		'a plugin that is off',
		{ data: ready('inactive') },
		{ kind: 'get-plugin', isInstalled: true, promotion: 'upgrade' },
	],
	[
		'a plan that holds it',
		{ entitlements: entitle({ features: featuresOf('antispam') }) },
		{ kind: 'get-plugin', isInstalled: false, promotion: 'none' },
	],
	[
		'a purchase that holds it',
		{ entitlements: entitle({ purchases: purchasesOf('jetpack_anti_spam') }) },
		{ kind: 'get-plugin', isInstalled: false, promotion: 'none' },
	],
	[
		'purchases that are not known yet',
		{ entitlements: entitle({ purchases: idle }) },
		{ kind: 'get-plugin', isInstalled: false, promotion: 'none' },
	],
	[
		'a plugin without a key',
		{ isActive: true, data: ready('invalid-key') },
		{ kind: 'needs-key', promotion: 'upgrade' },
	],
	[
		'nothing to offer',
		{ isActive: true, data: ready('invalid-key'), promotion: 'none' },
		{ kind: 'hidden' },
	],
	['a count that cannot be had here', { data: ready('unavailable') }, { kind: 'hidden' }],
	['a plugin at work', { isActive: true, data: ready(7) }, { kind: 'hidden' }],
	[
		'a plugin of which nothing is known',
		{ isActive: true, data: { phase: 'idle' } },
		{ kind: 'hidden' },
	],
])('SETSEC-45 beside the anti-spam card: %s', (_title, facts, view) => {
	const usual: AntiSpamOfferFacts = {
		isActive: false,
		data: ready('not-installed'),
		entitlements: entitle(),
		promotion: 'upgrade',
	};
	expect(resolveAntiSpamOffer({ ...usual, ...facts })).toEqual(view);
});
