import { resolveModuleFeature, resolvePluginFeature } from '@/domain/recommendations/features';
import { resolveRecommendationsBanner } from '@/domain/recommendations/banner';

const LOCKED = { kind: 'locked', override: 'inactive' } as const;
const FREE = { kind: 'available' } as const;
const OFF = { isOn: false, isBusy: false };

it.each([
	['off', FREE, OFF, { kind: 'off', task: null, isInstalled: true }],
	['on', FREE, { ...OFF, isOn: true }, { kind: 'on' }],
	[
		'on its way, shown as on before the answer',
		FREE,
		{ isOn: true, isBusy: true },
		{ kind: 'off', task: 'enabling', isInstalled: true },
	],
	['kept off by site code', LOCKED, OFF, { kind: 'blocked', availability: LOCKED }],
	['kept on by site code', LOCKED, { ...OFF, isOn: true }, { kind: 'on' }],
	['missing', undefined, OFF, { kind: 'absent' }],
])('a module that is %s', (_name, availability, facts, expected) => {
	expect(resolveModuleFeature({ availability, ...facts })).toEqual(expected);
});

const PLUGIN = {
	state: 'not-installed',
	task: undefined,
	canManagePlugins: true,
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
	['not known yet', { state: 'unknown' }, { kind: 'checking' }],
	['printed as active', { state: 'unknown', isPrintedActive: true }, { kind: 'on' }],
	[
		'printed as active, and the list says otherwise',
		{ isPrintedActive: true },
		{ kind: 'off', task: null, isInstalled: false },
	],
	['not to be known', { state: 'failed' }, { kind: 'failed', isRetrying: false }],
	['asked for again', { state: 'retrying' }, { kind: 'failed', isRetrying: true }],
	[
		'printed as active, the list failed',
		{ state: 'failed', isPrintedActive: true },
		{ kind: 'on' },
	],
	["not this person's to install", { canManagePlugins: false }, { kind: 'no-right' }],
] as const)('a plugin that is %s', (_name, facts, expected) => {
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
	['nothing was begun', {}, 'start'],
	['it was left on the way', { step: 'monitor' }, 'resume'],
	['it was left at a step of tomorrow', { step: 'boost' }, 'resume'],
	['it was walked through', { step: 'summary' }, 'none'],
	['the old wizard was', { step: 'setup-wizard-completed' }, 'none'],
	['something is new', { step: 'summary', news: ['publicize'] }, 'new'],
	['it is off', { showRecommendations: false }, 'none'],
	['nobody may', { canManageModules: false }, 'none'],
	['it was put away', { dismissed: 'start' }, 'none'],
	['another was put away', { step: 'monitor', dismissed: 'start' }, 'resume'],
	[
		'older news were put away',
		{ step: 'summary', news: ['publicize', 'anti-spam'], dismissed: 'publicize' },
		'new',
	],
])('RECS-59 the banner where %s', (_name, facts, kind) => {
	expect(resolveRecommendationsBanner({ ...BANNER, ...facts }).kind).toBe(kind);
});
