import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { __, sprintf } from '@wordpress/i18n';
import { describeDeciders } from '@/domain/modules/deciders';
import { nameSwitch, readField, type SettingText } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { findDeciders, selectDecided } from '@/state/modules/deciders';
import { selectGrantedModules } from '@/state/modules/granted';
import { showNotice } from '@/state/notices';
import { readSetting, setSetting } from '@/state/settings';
import type { Store } from '@/state/store/create-store';
import { selectSiteFacts, selectVisibleCards } from '@/state/settings/cards';
import { selectSettingState } from '@/state/settings/setting-state';
import '@/ui/styles/base.scss';
import { appendContainer } from '@/app/admin-page';
import { browser } from '@/app/browser';
import { createPageStore } from '@/app/create-page-store';
import { NoticesOutlet } from '@/app/notices/notices-outlet';
import { ExtrasContext } from '@/screens/common/slot';
import { OF_SAVES } from '../saves';
import { listSwitchActs, type SwitchAct } from './domain/acts';
import { loadPageData } from './api/load-page';
import type { Access } from './read-printed';
import { askApp } from './switch-request';

/** A command that acts, instead of opening a screen. */
export interface Act extends Pick<SwitchAct, 'label' | 'text'> {
	id: string;
	run: () => void;
}

/** Choosing a command shows its result, even for a setting that would reload the page. */
const STAYING = { ...browser, reload: () => undefined };

function showNotices(store: Store): void {
	const container = appendContainer();
	container.className = 'jp-app';
	createRoot(container).render(
		<Provider store={store}>
			<ExtrasContext.Provider value={OF_SAVES}>
				<NoticesOutlet layer={null} />
			</ExtrasContext.Provider>
		</Provider>,
	);
}

function listSwitches(store: Store): SwitchAct[] {
	const state = store.getState();
	return listSwitchActs({
		...selectSiteFacts(state),
		canManageModules: selectCapabilities(state).canManageModules,
		cards: selectVisibleCards(state),
		modules: selectGrantedModules(state),
		stateOf: (setting) => selectSettingState(state, setting),
		isOn: (key) => isSwitchedOn(readSetting(state, key)),
	});
}

const named = (label: string): SettingText => ({
	names: new Set(),
	fields: [[60, readField(label)]],
});

/** Commands that lead to another screen of the admin. */
function listErrands(store: Store, access: Access): Act[] {
	const { canManageModules } = selectCapabilities(store.getState());
	const errand = (id: string, label: string, target: SafeUrl): Act => ({
		id,
		label,
		text: named(label),
		run: () => browser.navigate(target),
	});
	const updatesUrl = joinUrl(access.options.adminUrl, 'update-core.php?force-check=1');
	return [
		...(access.canUpdatePlugins
			? [errand('check-updates', __('Check for plugin updates'), updatesUrl)]
			: []),
		...(canManageModules
			? [errand('download-settings', __('Download settings'), access.toolsUrl)]
			: []),
	];
}

/** Questions about what can't be switched; the answer is a notice. */
function listQuestions(store: Store, show: () => void): Act[] {
	const { canManageModules, canManageOptions } = selectCapabilities(store.getState());
	if (!canManageModules || !canManageOptions) {
		return [];
	}
	return selectDecided(store.getState()).map(({ name, ...decided }) => {
		/* translators: %s: name of a feature or of a setting. */
		const label = sprintf(__('Who decided this: %s'), name);
		const ask = async () => {
			const { data, error } = await store.dispatch(findDeciders(decided));
			const answer = data ? describeDeciders(decided, data).join(' ') : error.message;
			show();
			store.dispatch(
				showNotice(data ? 'info' : 'error', `${name}: ${answer}`, { id: 'who-decided' }),
			);
		};
		return { id: `who-${decided.id}`, label, text: named(label), run: () => void ask() };
	});
}

/**
 * Fetches the site's switches for the palette. On the app's own page a choice is passed to the app; on other pages it is made with a
 * store of its own, whose notices have the result, the reason of a refusal, and Undo.
 *
 * @throws {ApiError} If the site does not answer.
 */
export default async function openActs(access: Access): Promise<() => Act[]> {
	const page = await loadPageData(access, window.location.href);
	const store = createPageStore(page, STAYING);
	let hasOutlet = false;
	const show = () => {
		if (!hasOutlet) {
			hasOutlet = true;
			showNotices(store);
		}
	};
	const run = ({ id, isOn }: SwitchAct) => {
		const otherwise = () => {
			show();
			void store.dispatch(setSetting(id, isOn, { subject: nameSwitch(id) }));
		};
		if (!askApp({ id, isOn, otherwise })) {
			otherwise();
		}
	};
	return () => [
		...listSwitches(store).map((act) => ({ ...act, run: () => run(act) })),
		...listQuestions(store, show),
		...listErrands(store, access),
	];
}
