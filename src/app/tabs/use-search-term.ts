import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSearchOpen, readSearchTerm, SEARCH_DELAY, writeSearchTerm } from '@/domain/navigation';
import { recordSearchTerm } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';

/**
 * What is typed, written to the hash after a pause, and read back from it on every navigation. A search
 * has one entry in the history, however its term is changed: Back leads to where it was begun.
 */
export function useSearchTerm() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { key, pathname, search } = useLocation();
	// An address that was typed has no key of its own.
	const place = [key, pathname, search].join(' ');
	const term = readSearchTerm(search);
	const [draft, setDraft] = useState(term);

	// The place that was seen last, and the term that we are putting there ourselves: typing goes on meanwhile.
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
