import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchTerm, SEARCH_DELAY, writeSearchTerm } from '@/domain/navigation';
import { recordSearchTerm } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';

/** What is typed, written to the hash after a pause, and read back from it on every navigation. */
export function useSearchTerm() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const term = readSearchTerm(search);
	const [draft, setDraft] = useState(term);

	// The term that the hash held last, and the one that we put there ourselves: typing goes on meanwhile.
	const [known, setKnown] = useState({ term, written: term });
	if (known.term !== term) {
		setKnown({ term, written: term });
		if (known.written !== term) {
			setDraft(term);
		}
	}

	useEffect(() => {
		if (draft === term) {
			return undefined;
		}
		const timer = setTimeout(() => {
			setKnown({ term, written: draft });
			dispatch(recordSearchTerm(draft));
			navigate({ pathname, search: writeSearchTerm(search, draft) }, { replace: true });
		}, SEARCH_DELAY);
		return () => clearTimeout(timer);
	}, [dispatch, draft, navigate, pathname, search, term]);

	return { draft, setDraft };
}
