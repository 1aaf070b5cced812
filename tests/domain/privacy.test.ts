import { resolvePrivacySetting, type PrivacyFacts } from '@/domain/privacy';
import { idle, toLoading, toReady } from '@/lib/remote';

const known = (tracksOptOut: boolean) => toReady({ tracksOptOut });

it.each<[string, Partial<PrivacyFacts>, object]>([
	[
		'on for users who did not opt out',
		{ tracking: known(false) },
		{ kind: 'known', isOn: true, isBusy: false },
	],
	[
		'off for users who opted out',
		{ tracking: known(true) },
		{ kind: 'known', isOn: false, isBusy: false },
	],
	[
		'SETPRIV-03 busy while it is saved',
		{ tracking: toLoading(known(false)) },
		{ kind: 'known', isOn: true, isBusy: true },
	],
	['SETPRIV-03 loading at first', { tracking: idle }, { kind: 'loading' }],
	['failed', { tracking: { phase: 'failed', error: {} } }, { kind: 'failed', isRetrying: false }],
	[
		'still failed during a retry',
		{ tracking: { phase: 'loading', error: {} } },
		{ kind: 'failed', isRetrying: true },
	],
	[
		'hidden from users who cannot load it',
		{ canAsk: false, tracking: known(false) },
		{ kind: 'none' },
	],
])('SETPRIV-04 the privacy toggle is %s', (_title, facts, expected) => {
	expect(resolvePrivacySetting({ canAsk: true, tracking: idle, ...facts })).toEqual(expected);
});
