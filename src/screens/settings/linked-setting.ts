import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { dropLinkedSetting, readLinkedSetting } from '@/domain/navigation';
import {
	listRows,
	type SettingId,
	type SettingsCard,
	type SettingsCardId,
} from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { showNotice } from '@/state/notices';
import { selectSiteFacts } from './select-visible-cards';

/** A place on the page to which somebody was led; another object each time. */
export interface Destination {
	setting: SettingId;
	card: SettingsCardId;
}

interface Link {
	pathname: string;
	setting: string;
}

/**
 * What the address leads to, for as long as its screen stands. The address drops it at once, so that the same link
 * leads there once more, and a reload stays where it was.
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
 * The setting that the address leads to. One that this site or this person does not have is said to be missing.
 *
 * @param cards Those of the screen.
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
				showNotice(
					'info',
					__(
						"That setting isn't here. Its feature may be gone from this site.",
						'dashboard-for-jetpack',
					),
					{ id: 'setting-not-here' },
				),
			);
		}
	}, [dispatch, isMissing, link]);

	return known && known.link === link ? known.destination : undefined;
}
