import { __, sprintf } from '@wordpress/i18n';
import type { Api, ErrorInfo } from '@/api';
import { pluginsApi } from '@/api/entities/plugins';
import { getPluginName, getPluginSlug, KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import type { PluginTask } from '@/domain/plugins/plugin-state';
import { knownData } from '@/lib/remote';
import { joinUrl } from '@/lib/safe-url';
import { loadAntiSpam } from '../anti-spam';
import { leaveFor } from '../store/browser';
import { showFailure, showNotice } from '../notices';
import { BUSY, isUnconfirmed, toWriteOutcome } from '../store/outcome';
import {
	loadPlugins,
	pluginFailed,
	pluginTaskEnded,
	pluginTaskStarted,
	selectPlugins,
	selectPluginTask,
} from '.';
import { loadVaultPress } from '../rewind/vaultpress';
import { settingsMerged } from '../settings';
import type { AppThunk, AsyncThunk, Loader, Outcome } from '../store/types';

/** Milliseconds between the activation of a plugin and the reload of the list (CARD-23). */
const REFETCH_DELAY = 2500;

const underWay = (task: PluginTask, name: string) =>
	task === 'installing'
		? /* translators: %s: name of a plugin. */
			sprintf(__('Installing %s…'), name)
		: /* translators: %s: name of a plugin. */
			sprintf(__('Activating %s…'), name);

const activated = (name: string) =>
	/* translators: %s: name of a plugin. */
	sprintf(__('%s has been activated.'), name);

/** The notice for a failed activation (CARD-03, SCAN-21). */
const describeFailure = (error: ErrorInfo, name: string) =>
	error.code === 'install_plugin_failed'
		? /* translators: %s: name of a plugin. */
			sprintf(__('Could not install %s.'), name)
		: /* translators: %s: name of a plugin. */
			sprintf(__('Could not activate %s.'), name);

/** What loads a plugin's own data, which differs once the plugin is active. */
const LOADERS: Partial<Record<string, Loader>> = {
	[KNOWN_PLUGINS.antiSpam.slug]: loadAntiSpam,
	[KNOWN_PLUGINS.vaultpress.slug]: loadVaultPress,
};

const forgiveActive = (outcome: Outcome<undefined>): Outcome<undefined> =>
	outcome.error?.code === 'plugin_already_active' ? { data: undefined } : outcome;

const refetchLater =
	(slug: string): AppThunk =>
	(dispatch) =>
		void setTimeout(async () => {
			const loaders = [loadPlugins, LOADERS[slug] ?? []].flat();
			await Promise.all(loaders.map((load) => dispatch(load({ force: true }))));
			dispatch(pluginTaskEnded(slug));
		}, REFETCH_DELAY);

/** The task runs until the list is reloaded, so that no card offers a finished step again. */
const runTask =
	(slug: string, task: PluginTask, call: (api: Api) => Promise<undefined>): AsyncThunk<undefined> =>
	async (dispatch, getState, { api }) => {
		if (selectPluginTask(getState(), slug)) {
			return { error: BUSY };
		}
		const name = getPluginName(slug, knownData(selectPlugins(getState())));
		const notice = { id: `plugin-${slug}` };
		dispatch(pluginTaskStarted({ slug, task }));
		dispatch(showNotice('info', underWay(task, name), notice));
		const outcome = forgiveActive(
			await toWriteOutcome(
				() => call(api),
				async () => {
					const installed = Object.values(await api(pluginsApi).loadAll());
					const plugin = installed.find(({ file }) => getPluginSlug(file) === slug);
					return plugin?.isActive ? { data: undefined } : undefined;
				},
			),
		);
		if (outcome.error) {
			dispatch(pluginTaskEnded(slug));
			const text = describeFailure(outcome.error, name);
			const { kind, message } = outcome.error;
			// An expired session has its own notice.
			if (kind !== 'session' && kind !== 'other-user') {
				const reason = isUnconfirmed(outcome.error) ? message : `${text} ${message}`;
				dispatch(pluginFailed({ slug, reason }));
			}
			dispatch(showFailure(outcome.error, text, notice));
			return outcome;
		}
		dispatch(showNotice('success', activated(name), notice));
		if (slug === KNOWN_PLUGINS.antiSpam.slug) {
			// This setting changes as soon as the plugin is active.
			dispatch(settingsMerged({ akismet: true }));
		}
		dispatch(refetchLater(slug));
		return outcome;
	};

interface Wanted {
	slug: string;
	source?: string;
	/** What the plugin lacks, if the caller knows it: the list of plugins may not be loaded. */
	act?: 'install' | 'activate';
}

/** Installs a plugin where it is absent and activates it (RECS-52, SCAN-22); a second request is ignored while one runs. */
export const installPlugin =
	({ slug, source, act = 'install' }: Wanted): AsyncThunk<undefined> =>
	(dispatch, getState) => {
		const files = Object.keys(knownData(selectPlugins(getState())) ?? {});
		const isThere = act === 'activate' || files.some((file) => getPluginSlug(file) === slug);
		const task = isThere ? 'activating' : 'installing';
		return dispatch(runTask(slug, task, (api) => api(pluginsApi).install({ slug, source })));
	};

/** Installs and activates a plugin, then opens the plugin's own setup page (SCAN-20, CARD-02). */
export const openAfterInstall =
	(wanted: Wanted, path: string): AsyncThunk<undefined> =>
	async (dispatch, getState) => {
		const outcome = await dispatch(installPlugin(wanted));
		if (!outcome.error) {
			dispatch(leaveFor(joinUrl(getState().site.adminUrl, path)));
		}
		return outcome;
	};
