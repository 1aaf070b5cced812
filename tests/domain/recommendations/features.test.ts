import { resolveModuleFeature, resolvePluginFeature } from '@/domain/recommendations/features';
import { resolveRecommendationsBanner } from '@/domain/recommendations/banner';

const LOCKED = { kind: 'locked', override: 'inactive' } as const;
const FREE = { kind: 'available' } as const;
const OFF = { isOn: false, isBusy: false };

it.each([
	['off', FREE, OFF, { kind: 'off', task: null, isInstalled: true }],
	['on', FREE, { ...OFF, isOn: true }, { kind: 'on' }],
	[
		'being switched on',
		FREE,
		{ isOn: true, isBusy: true },
		{ kind: 'off', task: 'enabling', isInstalled: true },
	],
	['forced off by site code', LOCKED, OFF, { kind: 'blocked', availability: LOCKED }],
	['forced on by site code', LOCKED, { ...OFF, isOn: true }, { kind: 'on' }],
	['missing', undefined, OFF, { kind: 'absent' }],
])('resolves a module that is %s', (_name, availability, facts, expected) => {
	expect(resolveModuleFeature({ availability, ...facts })).toEqual(expected);
});

const RIGHTS = { install: true, activate: true, update: true, areFilesWritable: true };
const LOCKED_FILES = { ...RIGHTS, install: false, update: false, areFilesWritable: false };

const PLUGIN = {
	state: 'not-installed',
	task: undefined,
	rights: RIGHTS,
	isPrintedActive: false,
} as const;

it.each([
	['not installed', {}, { kind: 'off', task: null, isInstalled: false }],
	['installed', { state: 'inactive' }, { kind: 'off', task: null, isInstalled: true }],
	['active', { state: 'active' }, { kind: 'on' }],
	[
		'being installed',
		{ task: 'installing' },
		{ kind: 'off', task: 'installing', isInstalled: false },
	],
	['pending', { state: 'unknown' }, { kind: 'checking' }],
	['printed as active', { state: 'unknown', isPrintedActive: true }, { kind: 'on' }],
	[
		'printed as active but missing from the list',
		{ isPrintedActive: true },
		{ kind: 'off', task: null, isInstalled: false },
	],
	['unknown after a failure', { state: 'failed' }, { kind: 'failed', isRetrying: false }],
	['unknown during a retry', { state: 'retrying' }, { kind: 'failed', isRetrying: true }],
	[
		'printed as active while the list failed',
		{ state: 'failed', isPrintedActive: true },
		{ kind: 'on' },
	],
	[
		"not the user's to install",
		{ rights: { ...RIGHTS, install: false } },
		{ kind: 'no-right', right: 'role' },
	],
	[
		"not the user's to see",
		{ rights: { ...RIGHTS, activate: false }, state: 'unknown' },
		{ kind: 'no-right', right: 'role' },
	],
	[
		'no work of this Jetpack',
		{ rights: { ...RIGHTS, isOffered: false }, state: 'inactive' },
		{ kind: 'no-right', right: 'jetpack' },
	],
	['forbidden by the host', { rights: LOCKED_FILES }, { kind: 'no-right', right: 'host' }],
	[
		'installed on a host that forbids installing',
		{ rights: LOCKED_FILES, state: 'inactive' },
		{ kind: 'off', task: null, isInstalled: true },
	],
] as const)('resolves a plugin that is %s', (_name, facts, expected) => {
	expect(resolvePluginFeature({ ...PLUGIN, ...facts })).toEqual(expected);
});

const BANNER = {
	canManageModules: true,
	showRecommendations: true,
	step: 'not-started',
	news: [],
	dismissed: null,
};

it.each([
	['the assistant was never opened', {}, 'start'],
	['it was left at a step', { step: 'monitor' }, 'resume'],
	['it was left at an unknown step', { step: 'boost' }, 'resume'],
	['it was completed', { step: 'summary' }, 'none'],
	['the old wizard was completed', { step: 'setup-wizard-completed' }, 'none'],
	['a recommendation is new', { step: 'summary', news: ['publicize'] }, 'new'],
	['recommendations are off', { showRecommendations: false }, 'none'],
	['the user cannot manage modules', { canManageModules: false }, 'none'],
	['it was dismissed', { dismissed: 'start' }, 'none'],
	['another banner was dismissed', { step: 'monitor', dismissed: 'start' }, 'resume'],
	[
		'an older new recommendation was dismissed',
		{ step: 'summary', news: ['publicize', 'anti-spam'], dismissed: 'publicize' },
		'new',
	],
])('RECS-59 resolves the banner when %s', (_name, facts, kind) => {
	expect(resolveRecommendationsBanner({ ...BANNER, ...facts }).kind).toBe(kind);
});
