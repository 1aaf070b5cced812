import { resolvePrivacySetting, type PrivacyFacts } from '@/domain/settings/tabs/privacy';
import { idle, toLoading, toReady } from '@/lib/remote';
import { LOADING } from '../../shorthand';

const shown = (isOn: boolean, isBusy = false) => ({ kind: 'known', isOn, isBusy });
const known = (tracksOptOut: boolean) => toReady({ tracksOptOut });

it.each<[string, Partial<PrivacyFacts>, object]>([
	['on for users who did not opt out', { tracking: known(false) }, shown(true)],
	['SETPRIV-03 busy while it is saved', { tracking: toLoading(known(false)) }, shown(true, true)],
	['SETPRIV-03 loading at first', { tracking: idle }, LOADING],
	['hidden where it cannot be loaded', { canAsk: false, tracking: known(false) }, { kind: 'none' }],
])('SETPRIV-04 the privacy toggle is %s', (_title, facts, expected) => {
	expect(resolvePrivacySetting({ canAsk: true, tracking: idle, ...facts })).toEqual(expected);
});
