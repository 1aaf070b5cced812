import { resolveModuleFeature, resolvePluginFeature } from '@/domain/recommendations/features';
import { resolveRecommendationsBanner } from '@/domain/recommendations/banner';
import { FAILED, LOADING } from '../shorthand';

const off = (task: string | null, isInstalled: boolean) => ({ kind: 'off', task, isInstalled });
const lacks = (right: string) => ({ kind: 'no-right', right });
const LOCKED = { kind: 'locked', override: 'inactive' } as const;
const FREE = { kind: 'available' } as const;
const OFF = { isOn: false, isBusy: false };

it.each([
	['off', FREE, OFF, off(null, true)],
	['on', FREE, { ...OFF, isOn: true }, { kind: 'on' }],
	['being switched on', FREE, { isOn: true, isBusy: true }, off('enabling', true)],
	['forced off by site code', LOCKED, OFF, { kind: 'blocked', availability: LOCKED }],
	['forced on by site code', LOCKED, { ...OFF, isOn: true }, { kind: 'on' }],
	['missing', undefined, OFF, { kind: 'absent' }],
])('resolves a module that is %s', (_name, availability, facts, expected) => {
	expect(resolveModuleFeature({ availability, ...facts })).toEqual(expected);
});

const RIGHTS = { install: true, activate: true, update: true, areFilesWritable: true };
const LOCKED_FILES = { ...RIGHTS, install: false, update: false, areFilesWritable: false };

const UNOFFERED = { ...RIGHTS, isOffered: false };
const PLUGIN = {
	state: { kind: 'not-installed' },
	task: undefined,
	rights: RIGHTS,
	isPrintedActive: false,
} as const;

it.each([
	['not installed', {}, off(null, false)],
	['active', { state: { kind: 'active' } }, { kind: 'on' }],
	['being installed', { task: 'installing' }, off('installing', false)],
	['pending', { state: LOADING }, { kind: 'loading' }],
	['printed as active', { state: LOADING, isPrintedActive: true }, { kind: 'on' }],
	['unknown after a failure', { state: FAILED }, FAILED],
	['printed as active, unlisted', { state: FAILED, isPrintedActive: true }, { kind: 'on' }],
	["not the user's to install", { rights: { ...RIGHTS, install: false } }, lacks('role')],
	['no work of this Jetpack', { rights: UNOFFERED, state: { kind: 'inactive' } }, lacks('jetpack')],
	['installed there', { rights: LOCKED_FILES, state: { kind: 'inactive' } }, off(null, true)],
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
	['it was left at an unknown step', { step: 'boost' }, 'resume'],
	['the old wizard was completed', { step: 'setup-wizard-completed' }, 'none'],
	['a recommendation is new', { step: 'summary', news: ['publicize'] }, 'new'],
	['recommendations are off', { showRecommendations: false }, 'none'],
	['it was dismissed', { dismissed: 'start' }, 'none'],
])('RECS-59 resolves the banner when %s', (_name, facts, kind) => {
	expect(resolveRecommendationsBanner({ ...BANNER, ...facts }).kind).toBe(kind);
});
