import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { clsx } from 'clsx';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import * as v from 'valibot';
import { PRODUCT } from '@/lib/brand';
import type { Alarm } from '@/screens/tools/health/alarms';
import { useAppDispatch } from '@/state/store/hooks';
import { defineMemory } from '@/state/store/memory';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { Status } from '@/ui/status';
import { AdoptedNotice, type NoticeListProps } from './adopted-notice';
import { readAction, readHeadline } from './notice-area';
import styles from './style.module.scss';
import type { AdoptedRecord } from './use-admin-notices';

interface JetpackNoticeProps {
	notice: AdoptedRecord;
	isOpen: boolean;
	onToggle: (isOpen: boolean) => void;
	onGone: (hadFocus: boolean) => void;
}

/** Folded to its icon, its first sentence and its action. Its own element stays in the page, because its script needs it. */
function JetpackNotice({ notice, isOpen, onToggle, onGone }: JetpackNoticeProps) {
	const { element, kind } = notice;
	const id = useId();
	const toggle = useRef<HTMLButtonElement>(null);
	const action = readAction(element);
	const press = () => {
		// The answer of its script appears in the notice.
		onToggle(true);
		toggle.current?.focus();
		action?.press();
	};
	return (
		<div className={clsx(styles.own, isOpen && styles.open)}>
			<div className={styles.line}>
				{!isOpen && (
					<>
						<Status intent={kind === 'jetpack-error' ? 'error' : 'info'}>
							{readHeadline(element)}
						</Status>
						{action?.href && <Link href={action.href}>{action.label}</Link>}
						{action && !action.href && (
							<Button variant="link" onClick={press}>
								{action.label}
							</Button>
						)}
					</>
				)}
				<button
					ref={toggle}
					type="button"
					aria-expanded={isOpen}
					aria-controls={id}
					className={styles.summary}
					onClick={() => onToggle(!isOpen)}
				>
					{isOpen ? __('Show less') : __('Show more')}
					<Icon icon={isOpen ? chevronUp : chevronDown} size={16} />
				</button>
			</div>
			<div id={id} hidden={!isOpen}>
				<AdoptedNotice {...notice} onGone={onGone} />
			</div>
		</div>
	);
}

/** The part of a group that receives the focus when one of its notices is gone. */
export interface Heir<E> {
	heir: Ref<E>;
}

interface JetpackNoticesProps extends NoticeListProps, Heir<HTMLParagraphElement> {
	isOpen: (notice: AdoptedRecord) => boolean;
	onToggle: (id: number, isOpen: boolean) => void;
}

/** Jetpack's own notices, under its name: open the first time, then one line (NOTICE-02). */
export function JetpackNotices({ heir, notices, isOpen, onToggle, onGone }: JetpackNoticesProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={clsx(styles.others, styles.jetpack)}>
			<p ref={heir} id={id} tabIndex={-1} className="jd-muted">
				{
					/* translators: %s: name of a site or a plugin. */
					sprintf(__('From %s'), PRODUCT)
				}
			</p>
			{notices.map((notice) => (
				<JetpackNotice
					key={notice.id}
					notice={notice}
					isOpen={isOpen(notice)}
					onToggle={(next) => onToggle(notice.id, next)}
					onGone={(hadFocus) => onGone(notice.id, hadFocus)}
				/>
			))}
		</section>
	);
}

/** The first sentences of Jetpack's own notices that were shown on an earlier visit. */
const seenNotices = defineMemory('dashboard-for-jetpack-seen-notices', v.array(v.string()), {
	of: 'person and site',
});

const isOfJetpack = ({ kind }: AdoptedRecord) => kind === 'jetpack' || kind === 'jetpack-error';

/** Which of Jetpack's own notices are open, and its errors as alarms for the check of the site. */
export function useJetpackNotices(
	adopted: readonly AdoptedRecord[],
	isFolded: boolean,
	onAlarms: (alarms: Alarm[]) => void,
) {
	const dispatch = useAppDispatch();
	const [seen] = useState(() => dispatch(seenNotices.recall()) ?? []);
	const [toggled, setToggled] = useState<Record<number, boolean>>({});
	const notices = adopted.filter(isOfJetpack);
	const toggle = (id: number, isOpen: boolean) =>
		setToggled((before) => ({ ...before, [id]: isOpen }));

	useEffect(() => {
		const own = adopted.filter(isOfJetpack);
		// One that comes back after it was gone is news.
		dispatch(seenNotices.remember(own.map(({ element }) => readHeadline(element))));
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
