import { useEffect, useState } from 'react';
import type { Alarm } from '@/screens/tools/health/alarms';
import { useAppDispatch } from '@/state/store/hooks';
import { recallSeenNotices, rememberSeenNotices } from '@/state/notices/seen';
import { readAction, readHeadline } from './notice-area';
import type { AdoptedRecord } from './use-admin-notices';

const isOfJetpack = ({ kind }: AdoptedRecord) => kind === 'jetpack' || kind === 'jetpack-error';

/**
 * Which of Jetpack's own notices are open, and its errors as alarms for the check of the site.
 *
 * @param adopted  From `useAdminNotices`.
 * @param isFolded Whether the screen says what they say.
 * @param onAlarms Called with the alarms whenever the notices have changed.
 */
export function useJetpackNotices(
	adopted: readonly AdoptedRecord[],
	isFolded: boolean,
	onAlarms: (alarms: Alarm[]) => void,
) {
	const dispatch = useAppDispatch();
	const [seen] = useState(() => dispatch(recallSeenNotices()));
	const [toggled, setToggled] = useState<Record<number, boolean>>({});
	const notices = adopted.filter(isOfJetpack);
	const toggle = (id: number, isOpen: boolean) =>
		setToggled((before) => ({ ...before, [id]: isOpen }));

	useEffect(() => {
		const own = adopted.filter(isOfJetpack);
		dispatch(rememberSeenNotices(own.map(({ element }) => readHeadline(element))));
		onAlarms(
			own
				.filter(({ kind }) => kind === 'jetpack-error')
				.map(({ id, element }) => {
					const action = readAction(element);
					const press = () => {
						setToggled((before) => ({ ...before, [id]: true }));
						action?.press();
					};
					return { id, sentence: readHeadline(element), action: action && { ...action, press } };
				}),
		);
	}, [adopted, dispatch, onAlarms]);
	useEffect(() => () => onAlarms([]), [onAlarms]);

	const isOpen = ({ id, element }: AdoptedRecord) =>
		toggled[id] ?? !(isFolded || seen.includes(readHeadline(element)));
	return { notices, isOpen, toggle };
}
