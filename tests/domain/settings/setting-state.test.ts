import { shallowEqual } from 'react-redux';
import {
	getSetting,
	resolveSettingState,
	type Setting,
	type SettingFacts,
	resolveChoices,
} from '@/domain/settings/registry';

const FACTS: SettingFacts = {
	availability: { kind: 'available' },
	isModuleOn: true,
	isModuleSaving: false,
	isOwnerOn: true,
	isLinked: true,
	hasOwner: true,
	ownerPath: '/reconnect',
	isOffline: false,
};
const unavailable = (availability: object) => ({ kind: 'unavailable', availability });
const VIDEO = getSetting('videopress');
const VIDEO_PRIVACY = getSetting('videopress_private_enabled_for_site');
const LAZY = getSetting('lazy-images');
const PUBLICIZE = getSetting('publicize');

it.each<[string, Setting, Partial<SettingFacts>, object]>([
	[
		'SETPERF-17 VideoPress needs an owner',
		VIDEO,
		{ hasOwner: false },
		unavailable({ kind: 'needs-owner', path: '/reconnect' }),
	],
	[
		'SETPERF-17 video privacy needs an owner, too',
		VIDEO_PRIVACY,
		{ hasOwner: false },
		unavailable({ kind: 'needs-owner', path: '/reconnect' }),
	],
	[
		'SETPERF-16 video privacy is disabled while VideoPress is off',
		VIDEO_PRIVACY,
		{ isModuleOn: false },
		{ kind: 'resting' },
	],
	[
		'SETGEN-11 lazy images need the network',
		LAZY,
		{ isOffline: true },
		unavailable({ kind: 'offline' }),
	],
	[
		'SETSHARE-05 publicize needs an account',
		PUBLICIZE,
		{ isLinked: false },
		unavailable({ kind: 'needs-owner', path: '/reconnect' }),
	],
	[
		'ROLE-21 an override takes precedence over offline mode',
		LAZY,
		{ isOffline: true, availability: { kind: 'locked', override: 'inactive' } },
		{ kind: 'unavailable', availability: { kind: 'locked', override: 'inactive' } },
	],
	[
		'ROLE-21 an option of a feature that is forced on is usable',
		VIDEO_PRIVACY,
		{ availability: { kind: 'locked', override: 'active' } },
		{ kind: 'usable' },
	],
	[
		'ROLE-21 the switch of a feature that is forced on is unavailable',
		VIDEO,
		{ availability: { kind: 'locked', override: 'active' } },
		{ kind: 'unavailable', availability: { kind: 'locked', override: 'active' } },
	],
	[
		'ROLE-21 an option of a feature that is forced off is unavailable',
		VIDEO_PRIVACY,
		{ availability: { kind: 'locked', override: 'inactive' } },
		{ kind: 'unavailable', availability: { kind: 'locked', override: 'inactive' } },
	],
	[
		'SETGEN-14 an option is disabled while its module is being switched',
		VIDEO_PRIVACY,
		{ isModuleSaving: true },
		{ kind: 'resting' },
	],
	[
		'SETGEN-14 what works offline stays usable there',
		getSetting('carousel_display_exif'),
		{ isOffline: true },
		{ kind: 'usable' },
	],
	[
		'SETGEN-14 TRAFFIC-09 a setting below a switch is disabled while that is off',
		getSetting('wordads_ccpa_privacy_policy_url'),
		{ isOwnerOn: false },
		{ kind: 'resting' },
	],
	[
		'TRAFFIC-12 the editor of ads.txt is usable while its switch is off',
		getSetting('wordads_custom_adstxt'),
		{ isOwnerOn: false },
		{ kind: 'usable' },
	],
	['an option is usable otherwise', VIDEO_PRIVACY, {}, { kind: 'usable' }],
])('%s', (_title, setting, facts, expected) => {
	expect(resolveSettingState(setting, { ...FACTS, ...facts })).toEqual(expected);
});

it.each([null, '/reconnect', '/connect-user'] as const)(
	'without an owner, with the path %p, is the same lack each time, so that no screen renders for it',
	(ownerPath) => {
		const resolve = () => resolveSettingState(VIDEO, { ...FACTS, hasOwner: false, ownerPath });
		expect(resolve()).toEqual(unavailable({ kind: 'needs-owner', path: ownerPath }));
		expect(shallowEqual(resolve(), resolve())).toBe(true);
	},
);

it('SETDISC-09 offers the choices of the module, or none', () => {
	const options = { light: 'Light', transparent: 'Transparent' };
	expect(resolveChoices(options)).toEqual({ kind: 'open', options });
	expect(resolveChoices({})).toEqual({ kind: 'fixed' });
	expect(resolveChoices(undefined)).toEqual({ kind: 'fixed' });
});
