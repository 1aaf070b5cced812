import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { dropLinkedSetting, readLinkedSetting } from '@/domain/navigation/query';
import {
	listRows,
	type SettingId,
	type SettingsCard,
	type SettingsCardId,
} from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { showNotice } from '@/state/notices';
import { selectSiteFacts } from '@/state/settings/cards';

/** The target of a link on the page. Each click makes a new object. */
export interface Destination {
	setting: SettingId;
	card: SettingsCardId;
}

/**
 * The setting that the address links to, for as long as its screen is mounted. It is removed from the address at once, so
 * that the same link works again and a reload doesn't repeat it. A setting that isn't available on this site or to this
 * person is reported as missing.
 *
 * @param cards The cards of the screen.
 */
export function useLinkedSetting(cards: readonly SettingsCard[]): Destination | undefined {
	const dispatch = useAppDispatch();
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const site = useAppSelector(selectSiteFacts);
	const canManageModules = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const named = readLinkedSetting(search);
	const [seen, setSeen] = useState<string | null>(null);
	const [link, setLink] = useState<{ pathname: string; destination?: Destination }>();
	if (seen !== named) {
		setSeen(named);
		if (named !== null) {
			const all = { ...site, canManageModules, isOn: () => true, isFound: () => true };
			const [destination] = cards.flatMap((card) =>
				listRows(card, all)
					.filter(({ id }) => id === named)
					.map(({ id }) => ({ setting: id, card: card.id })),
			);
			setLink({ pathname, destination });
		}
	}
	useEffect(() => {
		if (named !== null) {
			navigate({ pathname, search: dropLinkedSetting(search) }, { replace: true });
		}
	}, [named, navigate, pathname, search]);

	const shown = link?.pathname === pathname ? link : undefined;
	useEffect(() => {
		if (shown && !shown.destination) {
			dispatch(
				showNotice('info', __("That setting isn't here. Its feature may be gone from this site."), {
					id: 'setting-not-here',
				}),
			);
		}
	}, [dispatch, shown]);
	return shown?.destination;
}
