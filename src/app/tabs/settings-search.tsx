import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { search as searchIcon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { isSearchOpen, readSearchTerm, SEARCH_DELAY, writeSearchTerm } from '@/domain/navigation';
import { recordSearchTerm } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

/**
 * What is typed, written to the hash after a pause, and read back from it on every navigation. A search
 * has one entry in the history, however its term is changed: Back leads to where it was begun.
 */
function useSearchTerm() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { key, pathname, search } = useLocation();
	// An address that was typed has no key of its own.
	const place = [key, pathname, search].join(' ');
	const term = readSearchTerm(search);
	const [draft, setDraft] = useState(term);

	// The place that was seen last, and the term that we are writing there: more may be typed before it arrives.
	const [known, setKnown] = useState<{ place: string; pathname: string; written?: string }>({
		place,
		pathname,
	});
	if (known.place !== place) {
		setKnown({ place, pathname });
		if (known.pathname !== pathname || known.written !== term) {
			setDraft(term);
		}
	}

	useEffect(() => {
		if (draft === term) {
			return undefined;
		}
		const timer = setTimeout(() => {
			setKnown({ place, pathname, written: draft });
			dispatch(recordSearchTerm(draft));
			navigate(
				{ pathname, search: writeSearchTerm(search, draft) },
				{ replace: isSearchOpen(search) },
			);
		}, SEARCH_DELAY);
		return () => clearTimeout(timer);
	}, [dispatch, draft, navigate, pathname, place, search, term]);

	const close = () => {
		setDraft('');
		if (isSearchOpen(search)) {
			setKnown({ place, pathname, written: '' });
			navigate({ pathname, search: writeSearchTerm(search, undefined) }, { replace: true });
		}
	};

	return { draft, setDraft, close };
}

/** The search over all settings; its term lives in the hash (FIND-01 to FIND-05). */
export default function SettingsSearch() {
	const { draft, setDraft, close } = useSearchTerm();
	return (
		<div className={styles.search} role="search">
			<Icon icon={searchIcon} className={styles.icon} />
			<input
				type="search"
				className={styles.field}
				aria-label={__('Search settings', 'dashboard-for-jetpack')}
				placeholder={__('Search for a Jetpack feature.', 'dashboard-for-jetpack')}
				value={draft}
				onChange={(event) => setDraft(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') {
						close();
					}
				}}
			/>
		</div>
	);
}
