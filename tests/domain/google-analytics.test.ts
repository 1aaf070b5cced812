import type { ModuleAvailability } from '@/domain/modules/availability';
import { resolveGoogleAnalytics, type GoogleAnalyticsFacts } from '@/domain/google-analytics';

const LOCKED_OFF: ModuleAvailability = { kind: 'locked', override: 'inactive' };
const ANALYTICS: GoogleAnalyticsFacts = {
	availability: { kind: 'available' },
	plan: { kind: 'granted' },
	isOn: true,
	trackingId: 'G-ABC123',
};

it.each<[string, Partial<GoogleAnalyticsFacts>, object]>([
	['its ID', {}, { kind: 'usable', trackingId: 'G-ABC123' }],
	['no ID while it is off', { isOn: false }, { kind: 'usable', trackingId: '' }],
	[
		'no ID for a value that is no text',
		{ trackingId: { a: 1 } },
		{ kind: 'usable', trackingId: '' },
	],
	['no ID where none was saved', { trackingId: false }, { kind: 'usable', trackingId: '' }],
	['the loading state of the plan', { plan: { kind: 'loading' } }, { kind: 'loading' }],
	[
		'why it is unavailable',
		{ availability: { kind: 'offline' }, isOn: false },
		{ kind: 'unavailable', availability: { kind: 'offline' } },
	],
	[
		'that site code forces it off',
		{ availability: LOCKED_OFF, isOn: false },
		{ kind: 'unavailable', availability: LOCKED_OFF },
	],
	[
		'its ID where site code forces it on',
		{ availability: { kind: 'locked', override: 'active' } },
		{ kind: 'usable', trackingId: 'G-ABC123' },
	],
])('TRAFFIC-40 Google Analytics shows %s', (_title, facts, expected) => {
	expect(resolveGoogleAnalytics({ ...ANALYTICS, ...facts })).toEqual(expected);
});
