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

interface Link {
	pathname: string;
	setting: string;
}

/**
 * The link in the address, for as long as its screen is mounted. It is removed from the address at once, so
 * that the same link works again and a reload doesn't repeat it.
 */
function useLink(): Link | undefined {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const named = readLinkedSetting(search);
	const [link, setLink] = useState<Link>();
	const [seen, setSeen] = useState<string | null>(null);
	if (seen !== named) {
		setSeen(named);
		if (named !== null) {
			setLink({ pathname, setting: named });
		}
	}
	useEffect(() => {
		if (named !== null) {
			navigate({ pathname, search: dropLinkedSetting(search) }, { replace: true });
		}
	}, [named, navigate, pathname, search]);
	return link?.pathname === pathname ? link : undefined;
}

/**
 * The setting that the address links to. A setting that isn't available on this site or to this person is
 * reported as missing.
 *
 * @param cards The cards of the screen.
 */
export function useLinkedSetting(cards: readonly SettingsCard[]): Destination | undefined {
	const dispatch = useAppDispatch();
	const site = useAppSelector(selectSiteFacts);
	const canManageModules = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const link = useLink();
	const [known, setKnown] = useState<{ link: Link; destination?: Destination }>();

	if (link && known?.link !== link) {
		const all = { ...site, canManageModules, isOn: () => true, isFound: () => true };
		const [destination] = cards.flatMap((card) =>
			listRows(card, all)
				.filter(({ id }) => id === link.setting)
				.map(({ id }) => ({ setting: id, card: card.id })),
		);
		setKnown({ link, destination });
	}

	const isMissing = known !== undefined && known.link === link && !known.destination;
	useEffect(() => {
		if (isMissing) {
			dispatch(
				showNotice('info', __("That setting isn't here. Its feature may be gone from this site."), {
					id: 'setting-not-here',
				}),
			);
		}
	}, [dispatch, isMissing, link]);

	return known && known.link === link ? known.destination : undefined;
}
