import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { search as searchIcon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import * as v from 'valibot';
import { clsx } from 'clsx';
import {
	isSearchOpen,
	readSearchTerm,
	SEARCH_DELAY,
	writeSearchTerm,
} from '@/domain/navigation/query';
import { recordSearchTerm } from '@/state/store/analytics';
import { useAppDispatch } from '@/state/store/hooks';
import { defineMemory } from '@/state/store/memory';
import { Icon } from '@/ui/icon';
import { Toggle } from '@/ui/toggle';
import { VisuallyHidden } from '@/ui/screen-reader';
import { focusScreenHeading } from '@/ui/screen-title';
import styles from './style.module.scss';

/**
 * The search term: written to the hash after a pause, and read from it on every navigation. A search has one
 * history entry, however often its term changes, so Back leads to the page before it.
 */
function useSearchTerm() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const { key, pathname, search } = useLocation();
	// A typed address has no key of its own.
	const place = [key, pathname, search].join(' ');
	const term = readSearchTerm(search);
	const [draft, setDraft] = useState(term);

	// It counts as one search, no matter how the term got into the address (TRACK-04).
	useEffect(() => {
		dispatch(recordSearchTerm(term));
	}, [dispatch, term]);

	// The last location, and the term that is being written to it: more may be typed before it arrives.
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
			navigate(
				{ pathname, search: writeSearchTerm(search, draft) },
				{ replace: isSearchOpen(search) },
			);
		}, SEARCH_DELAY);
		return () => clearTimeout(timer);
	}, [draft, navigate, pathname, place, search, term]);

	const isIdle = draft === '' && !isSearchOpen(search);
	const close = () => {
		setDraft('');
		if (isSearchOpen(search)) {
			setKnown({ place, pathname, written: '' });
			navigate({ pathname, search: writeSearchTerm(search, undefined) }, { replace: true });
		}
	};

	return { draft, setDraft, isIdle, close };
}

const CLICKED = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"]';
const TYPED_IN = `input:not(${CLICKED}), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]`;
const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/** WordPress and other plugins keep hidden dialogs in the page. */
const isShown = (element: Element) => element.checkVisibility?.() ?? true;

/** Some keyboards need Shift for the slash, so Shift is allowed. */
const isSlash = (event: KeyboardEvent) =>
	event.key === '/' &&
	!(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented);

const isTyping = ({ target }: KeyboardEvent) =>
	target instanceof Element && target.closest(TYPED_IN) !== null;

const isDialogOpen = () => [...document.querySelectorAll(DIALOGS)].some(isShown);

const OFF = 'off';
/** Whether "/" focuses the search in this browser: on by default. People must be able to turn off a single-character shortcut (WCAG 2.1.4). */
const slashKey = defineMemory('dashboard-for-jetpack-slash-key', v.picklist(['on', OFF]), {
	of: 'browser',
});

/**
 * Focuses a field on "/", from anywhere on the page where the key doesn't type text, unless the shortcut is
 * turned off in this browser.
 *
 * @return `leave` restores the previous focus; `wasUsed` is true once the key has focused the field.
 */
function useSlashKey(field: RefObject<HTMLInputElement | null>) {
	const dispatch = useAppDispatch();
	const [isOn, setOn] = useState(() => dispatch(slashKey.recall()) !== OFF);
	const [wasUsed, setUsed] = useState(false);
	const origin = useRef<Element | null>(null);
	useEffect(() => {
		if (!isOn) {
			return undefined;
		}
		const handleKey = (event: KeyboardEvent) => {
			if (isSlash(event) && !isTyping(event) && !isDialogOpen()) {
				event.preventDefault();
				origin.current = document.activeElement;
				setUsed(true);
				field.current?.focus();
				field.current?.select();
			}
		};
		document.addEventListener('keydown', handleKey);
		return () => document.removeEventListener('keydown', handleKey);
	}, [field, isOn]);

	const turn = (next: boolean) => {
		setOn(next);
		dispatch(slashKey.remember(next ? 'on' : OFF));
	};
	const leave = () => {
		const before = origin.current;
		origin.current = null;
		if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
			before.focus();
		} else {
			focusScreenHeading();
		}
	};
	return { isOn, wasUsed, turn, leave };
}

/**
 * The search over all settings; its term is in the hash (FIND-01 to FIND-05). The first Escape clears the
 * field, the second leaves it.
 */
export default function SettingsSearch() {
	const { draft, setDraft, isIdle, close } = useSearchTerm();
	const field = useRef<HTMLInputElement>(null);
	const slash = useSlashKey(field);
	const helpId = useId();
	return (
		<div className={styles.search} role="search">
			<Icon icon={searchIcon} className={styles.icon} />
			<input
				ref={field}
				type="search"
				className={styles.field}
				aria-label={__('Search settings')}
				aria-describedby={helpId}
				aria-keyshortcuts={slash.isOn ? '/' : undefined}
				placeholder={__('Search for a Jetpack feature.')}
				value={draft}
				onChange={(event) => setDraft(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
						(isIdle ? slash.leave : close)();
					}
				}}
			/>
			{slash.isOn && (
				<kbd className={styles.key} aria-hidden>
					/
				</kbd>
			)}
			<VisuallyHidden id={helpId}>
				{slash.isOn
					? __(
							'Press slash anywhere on this screen to get here. Escape clears the search, then leaves it.',
						)
					: __('Escape clears the search, then leaves it.')}
			</VisuallyHidden>
			{/* A click keeps the focus in the field, because the switch is hidden without it. */}
			<div
				role="presentation"
				className={clsx(styles.shortcut, slash.isOn && !slash.wasUsed && styles.unasked)}
				onMouseDown={(event) => event.preventDefault()}
			>
				<Toggle
					label={__('Press / to search settings')}
					checked={slash.isOn}
					onChange={slash.turn}
				/>
			</div>
		</div>
	);
}
