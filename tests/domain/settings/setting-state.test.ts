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
const locked = (override: 'active' | 'inactive') => ({ kind: 'locked', override }) as const;
const FORCED_ON = { availability: locked('active') };
const FORCED_OFF = { availability: locked('inactive') };
const DISABLED = unavailable(locked('inactive'));
const OWNERLESS = unavailable({ kind: 'needs-owner', path: '/reconnect' });
const VIDEO = getSetting('videopress');
const PRIVACY = getSetting('videopress_private_enabled_for_site');
const EXIF = getSetting('carousel_display_exif');
const POLICY = getSetting('wordads_ccpa_privacy_policy_url');
const ADS_TXT = getSetting('wordads_custom_adstxt');
const LAZY = getSetting('lazy-images');
const PUBLICIZE = getSetting('publicize');

it.each<[string, Setting, Partial<SettingFacts>, object | string]>([
	['SETPERF-17 VideoPress needs an owner', VIDEO, { hasOwner: false }, OWNERLESS],
	['SETPERF-17 its option, too', PRIVACY, { hasOwner: false }, OWNERLESS],
	['SETPERF-16 rests while VideoPress is off', PRIVACY, { isModuleOn: false }, 'resting'],
	['SETGEN-11 needs the network', LAZY, { isOffline: true }, unavailable({ kind: 'offline' })],
	['SETSHARE-05 needs an account', PUBLICIZE, { isLinked: false }, OWNERLESS],
	['ROLE-21 override first', LAZY, { ...FORCED_OFF, isOffline: true }, DISABLED],
	['ROLE-21 an option of what is forced on', PRIVACY, FORCED_ON, 'usable'],
	['ROLE-21 the switch of it', VIDEO, FORCED_ON, unavailable(locked('active'))],
	['ROLE-21 an option of what is forced off', PRIVACY, FORCED_OFF, DISABLED],
	['SETGEN-14 an option during a switch', PRIVACY, { isModuleSaving: true }, 'resting'],
	['SETGEN-14 what works offline stays usable there', EXIF, { isOffline: true }, 'usable'],
	['SETGEN-14 TRAFFIC-09 what is below a switch', POLICY, { isOwnerOn: false }, 'resting'],
	['TRAFFIC-12 the editor of ads.txt', ADS_TXT, { isOwnerOn: false }, 'usable'],
	['an option is usable otherwise', PRIVACY, {}, 'usable'],
])('%s', (_title, setting, facts, expected) => {
	const state = resolveSettingState(setting, { ...FACTS, ...facts });
	expect(state).toEqual(typeof expected === 'string' ? { kind: expected } : expected);
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
