import {
	describePluginDenial,
	resolvePluginRight,
	type PluginAct,
	type PluginRights,
} from '@/domain/plugins/plugin-rights';

const ALL: PluginRights = { install: true, activate: true, update: true, areFilesWritable: true };
/** DISALLOW_FILE_MODS: WordPress then refuses these two to everybody. */
const LOCKED: PluginRights = { ...ALL, install: false, update: false, areFilesWritable: false };
const NONE: PluginRights = { ...ALL, install: false, activate: false, update: false };
const UNOFFERED: PluginRights = { ...ALL, isOffered: false };

it.each<[PluginAct, string, PluginRights, string]>([
	['install', 'a manager of plugins', ALL, 'given'],
	['activate', 'a manager on a host that forbids installing', LOCKED, 'given'],
	['install', 'somebody without rights', NONE, 'role'],
	['update', 'a manager, by WordPress itself', UNOFFERED, 'given'],
	['install', 'somebody who may not activate', { ...ALL, activate: false }, 'role'],
])('the right to %s is, for %s, %s', (act, _who, rights, right) => {
	expect(resolvePluginRight(act, rights)).toBe(right);
});

it.each([
	['install', 'host', "This host doesn't allow installing plugins here."],
	['update', 'host', "This host doesn't allow updating plugins here."],
	['install', 'role', 'Ask someone who can install plugins on this site.'],
	['activate', 'role', 'Ask someone who can activate plugins on this site.'],
	['activate', 'jetpack', "Jetpack on this site doesn't offer this."],
] as const)('a denial to %s by the %s reads "%s"', (act, right, text) => {
	expect(describePluginDenial(act, right)).toBe(text);
});
