import { getPluginName, KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import { resolvePluginState, type PluginMap } from '@/domain/plugins/plugin-state';
import { FAILED, LOADING, RETRYING } from '../shorthand';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const plugin = (file: string, isActive: boolean) => ({
	[file]: { file, name: `Name of ${file}`, version: '', description: '', url: '', isActive },
});

const INSTALLED: PluginMap = {
	...plugin('akismet/akismet.php', true),
	...plugin('woocommerce/woocommerce.php', false),
	...plugin('jetpack-boost-dev/jetpack-boost.php', true),
};

it.each([
	['akismet/akismet.php', 'active'],
	['woocommerce/woocommerce.php', 'inactive'],
] as const)('resolves %s to %s', (file, expected) => {
	expect(resolvePluginState(toReady(INSTALLED), file)).toEqual({ kind: expected });
});

it('is unknown before the first answer, and reports a failed one', () => {
	expect(resolvePluginState(idle, 'a.php')).toEqual(LOADING);
	expect(resolvePluginState(toLoading<PluginMap, unknown>(idle), 'a.php')).toEqual(LOADING);
	const failed = toFailed<PluginMap, string>(idle, 'gone');
	expect(resolvePluginState(failed, 'a.php')).toEqual(FAILED);
	expect(resolvePluginState(toLoading(failed), 'a.php')).toEqual(RETRYING);
});

it('CARD-25 treats a development variant as the plugin', () => {
	const { files } = KNOWN_PLUGINS.boost;
	expect(resolvePluginState(toReady(INSTALLED), files)).toEqual({ kind: 'active' });
	const both = {
		...plugin('jetpack-boost/jetpack-boost.php', false),
		...plugin('jetpack-boost-dev/jetpack-boost.php', true),
	};
	expect(resolvePluginState(toReady(both), files)).toEqual({ kind: 'active' });
	expect(resolvePluginState(toReady({}), files)).toEqual({ kind: 'not-installed' });
});

it('CARD-25 CARD-26 recognizes six plugins by their files', () => {
	const files = Object.values(KNOWN_PLUGINS).flatMap((known) => known.files);
	expect(files).toEqual([
		'akismet/akismet.php',
		'jetpack-boost/jetpack-boost.php',
		'jetpack-boost-dev/jetpack-boost.php',
		'creative-mail-by-constant-contact/creative-mail-plugin.php',
		'zero-bs-crm/ZeroBSCRM.php',
		'vaultpress/vaultpress.php',
		'woocommerce/woocommerce.php',
	]);
});

it('names a plugin by its known name, else its own name, else its slug', () => {
	expect(getPluginName('vaultpress')).toBe('VaultPress');
	expect(getPluginName('jetpack-boost-dev', INSTALLED)).toMatch(/^Name of jetpack-boost-dev/);
	expect(getPluginName('other')).toBe('other');
});
