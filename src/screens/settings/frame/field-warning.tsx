import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { listFarSwitches } from '@/domain/settings/aliases';
import { getSetting, isOnSite, type SettingId } from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { selectFieldProblem, selectFieldValue } from '@/state/settings';
import { selectSiteFacts } from '@/state/settings/cards';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';
import { useWithPaint } from '@/ui/after-paint';
import { useAnnouncement } from '@/ui/screen-reader';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';

/** Milliseconds without a key press after which typing has paused. */
const REST = 800;

/** The value at the last pause in typing, because a half-typed address isn't a mistake. A pasted one is complete. */
export function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	const before = useRef(value);
	useEffect(() => {
		const isPasted = Math.abs(value.length - before.current.length) > 1;
		before.current = value;
		const timer = setTimeout(() => setSettled(value), isPasted ? 0 : REST);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/** The warnings about typed texts, in a chunk of their own, because most texts need none. */
export const FIELD_CHECKS = createLoadable(async () => {
	const { describeMissingSwitch, warnOfFormValue } = await import(
		/* webpackChunkName: "settings-late" */ '@/domain/settings/field-checks'
	);
	return { default: { describeMissingSwitch, warnOfFormValue } };
});

/** The first switch on another card that a setting lacks, if this site has it. */
const selectMissingSwitch = (state: RootState, id: SettingId) =>
	listFarSwitches(state.settings.saved, id).find(
		(far) => isOnSite(getSetting(far), selectSiteFacts(state)) && !selectIsModuleActive(state, far),
	);

/**
 * Warns of the parts of a field's text that the site may change, ignore or refuse, whether typed or saved, and announces it. The text can still be
 * saved.
 *
 * @return Undefined if there is nothing to warn of, or if the field's error says the same.
 */
export function useFieldWarning(id: SettingId): ReactNode {
	const value = useSettled(useAppSelector((state) => selectFieldValue(state, id)));
	const version = useAppSelector((state) => selectSite(state).currentVersion);
	const locale = useLocale();
	const problem = useAppSelector((state) => selectFieldProblem(state, id));
	const [isPainted, setIsPainted] = useState(false);
	useWithPaint(useCallback(() => setIsPainted(true), []));
	const { loading } = useLoadable(FIELD_CHECKS, true, isPainted);
	const missing = useAppSelector((state) => selectMissingSwitch(state, id));
	const checks = loading.phase === 'ready' ? loading.loaded : undefined;
	const warning = checks?.warnOfFormValue(id, value, version, locale);
	const text = [
		missing && checks?.describeMissingSwitch(missing),
		warning === problem ? '' : warning,
	]
		.filter(Boolean)
		.join(' ');
	useAnnouncement(text);
	return text ? (
		<div>
			<Status intent="warning">{text}</Status>
		</div>
	) : undefined;
}
