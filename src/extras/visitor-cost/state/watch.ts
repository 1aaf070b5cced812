import { __, sprintf } from '@wordpress/i18n';
import * as v from 'valibot';
import { describePageFault, findPageFault, type PageFault } from '@/domain/site/page-fault';
import { listChanged } from '@/domain/settings/change';
import type { SettingsMap } from '@/domain/settings/effects';
import { listChanges } from '@/domain/settings/file/values';
import { describeChange } from '@/domain/settings/file/site-entries';
import { isSwitchedOn } from '@/lib/values';
import { selectFileFacts } from '@/state/settings/file-facts';
import { injectValue } from '@/state/store/inject-slice';
import { noticeRemoved, selectNotices, showNotice } from '@/state/notices';
import { toOutcome } from '@/state/store/outcome';
import { findModuleOf } from '@/state/modules';
import type { AppThunk } from '@/state/store/types';
import { visitorCostApi } from '../api/visitor-cost';
import { reachesVisitors } from '@/domain/settings/reach';

/** At the last look of this visit; null before the first. */
const isFrontWhole = injectValue<boolean | null>('frontPage', null);

/** Printed by `php-stub/extras/visitor-cost`. */
const PRINTED = v.object({ front: v.string() });

const NOTICE = { id: 'front-page' };

/** A refusal of this one visitor says nothing about the page. */
const isBroken = (fault: PageFault | undefined): fault is PageFault =>
	fault !== undefined && (fault.kind !== 'refused' || fault.status >= 500);

/** Whether the front page is whole as soon as one of these modules is flipped, which no other visitor notices. */
const isWholeWithout =
	(modules: readonly string[]): AppThunk<Promise<boolean>> =>
	async (_dispatch, getState, { api }) => {
		for (const module of modules) {
			const { data } = await toOutcome(() => api(visitorCostApi).loadTickets(module));
			const front = data?.find(({ kind }) => kind === 'front');
			const isOn = isSwitchedOn(getState().settings.saved[module]);
			const ticket = isOn ? front?.off : front?.on;
			const answer = ticket && (await api(visitorCostApi).visitWith(ticket));
			if (answer && !isBroken(findPageFault('front', answer))) {
				return true;
			}
		}
		return false;
	};

/** Says what visitors get since a save, in place of the notice of success, until the page is whole again. */
const warn =
	(fault: PageFault, before: SettingsMap, values: SettingsMap): AppThunk =>
	(dispatch, getState) => {
		const facts = selectFileFacts(getState());
		const texts = listChanges(before, values, facts.modules).map((change) =>
			describeChange(facts, change),
		);
		const text = sprintf(
			/* translators: 1: a sentence about the front page. 2: changes, such as "Likes: Off → On". */
			__('%1$s It began with this change: %2$s.'),
			describePageFault(fault),
			texts.join(', '),
		);
		const label = __('Put it back');
		const success = selectNotices(getState()).find(({ noticeId }) => noticeId === 'settings-save');
		if (success?.undo?.changes.every(({ key }) => key in values)) {
			dispatch(noticeRemoved(success.noticeId));
		}
		const undo = { label, changes: listChanged(before, values) };
		dispatch(showNotice('warning', text, { ...NOTICE, isPersistent: true, undo }));
	};

const look =
	(before: SettingsMap, values: SettingsMap): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const { success, output } = v.safeParse(PRINTED, getState().site.extras['visitor-cost']);
		const modules = [...new Set(Object.keys(values).map((key) => findModuleOf(getState(), key)))];
		const seen = modules.filter(reachesVisitors);
		if (!success || seen.length === 0 || !api(visitorCostApi).isOfThisOrigin(output.front)) {
			return;
		}
		const fault = findPageFault('front', await api(visitorCostApi).visitFront(output.front));
		const isWhole = isFrontWhole.select(getState());
		dispatch(isFrontWhole.changed(!isBroken(fault)));
		if (!isBroken(fault)) {
			dispatch(noticeRemoved(NOTICE.id));
		} else if (isWhole ?? (await dispatch(isWholeWithout(seen)))) {
			dispatch(warn(fault, before, values));
		}
	};

let looking: Promise<void> = Promise.resolve();

/** Looks at the front page once, in the background, after any earlier look. Nothing is said unless it broke with this save. */
const watch =
	(before: SettingsMap, values: SettingsMap): AppThunk =>
	(dispatch) => {
		looking = looking.then(() => dispatch(look(before, values)));
	};

export default watch;
