import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { describePageFault } from '@/domain/site/page-fault';
import type { Change } from '@/domain/settings/change';
import { findSettingOf, nameSwitch } from '@/domain/settings/registry';
import { describeSwitch } from '@/domain/settings/sentences';
import { listChanges } from '@/domain/settings/file/values';
import { describeChange } from '@/domain/settings/file/site-entries';
import { readClock } from '@/state/store/browser';
import { selectFileFacts } from '@/state/settings/file-facts';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectNotices } from '@/state/notices';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { announce, useAnnouncement, VisuallyHidden } from '@/ui/screen-reader';
import { useLocale } from '@/ui/use-locale';
import { focusScreenHeading } from '@/ui/screen-title';
import { useUndoKeys } from '@/app/notices/use-undo-keys';
import {
	answerTrial,
	resumeTrial,
	selectTrial,
	trialAnnounced,
	type PageCheck,
} from './state/trial';
import type { TrialAnswer } from './api/trial';
import styles from './style.module.scss';

/** Seconds before the end at which the remaining time is announced. */
const LAST_CALL = 20;

/** Seconds until the site is asked again whether it has put the changes back. */
const RETRY = 5;

function describePages(check: PageCheck): string[] {
	switch (check.kind) {
		case 'running':
			return [__('Checking the front page and the login page…')];
		case 'done':
			return check.faults.length > 0
				? check.faults.map(describePageFault)
				: [__('Checked: front page and login page load.')];
		case 'elsewhere':
			return [
				__(
					'The front page and the login page can’t be checked from here. Check them in another window.',
				),
			];
		case 'none':
			return [];
	}
}

const describeLate = (since: number, locale: string): string =>
	sprintf(
		/* translators: %s: date and time. */
		__(
			'These settings were changed on %s, and nobody has kept them. Nothing is put back unless you choose it.',
		),
		new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(since * 1000),
	);

const describeTime = (seconds: number): string =>
	seconds > 0
		? sprintf(
				/* translators: %d: number of seconds. */
				_n(
					'These settings are put back in %d second unless you keep them.',
					'These settings are put back in %d seconds unless you keep them.',
					seconds,
				),
				seconds,
			)
		: __('Putting these settings back…');

/** Whole seconds until a moment of the browser's clock. */
function useSecondsUntil(moment: number): number {
	const dispatch = useAppDispatch();
	const [now, setNow] = useState(() => dispatch(readClock()));
	useEffect(() => {
		const timer = setInterval(() => setNow(dispatch(readClock())), 1000);
		return () => clearInterval(timer);
	}, [dispatch]);
	return Math.ceil((moment - now) / 1000);
}

/** A file of settings may change dozens. */
const MOST_CHANGES = 5;

function useChangeTexts(changes: readonly Change[]): string[] {
	const facts = useAppSelector(selectFileFacts);
	const more = changes.length - MOST_CHANGES;
	const describe = ({ key, before, after }: Change) => {
		const setting = findSettingOf(key);
		if (setting && typeof after === 'boolean') {
			return describeSwitch(nameSwitch(setting.id), after);
		}
		const [change = { key }] = listChanges({ [key]: before }, { [key]: after }, facts.modules);
		return describeChange(facts, change);
	};
	return [
		...changes.slice(0, MOST_CHANGES).map(describe),
		...(more > 0
			? [
					sprintf(
						/* translators: %d: number of further settings. */
						_n('and %d more', 'and %d more', more),
						more,
					),
				]
			: []),
	];
}

/** The focus is in the box when it goes, after an answer or without one. */
function useFocusAfterwards() {
	const box = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		const { current } = box;
		return () => {
			if (current?.contains(document.activeElement)) {
				focusScreenHeading();
			}
		};
	}, []);
	return box;
}

type Asked = NonNullable<ReturnType<typeof selectTrial>['question']>;

function Question({ question }: { question: Asked }) {
	const dispatch = useAppDispatch();
	const { check, sending, failure } = useAppSelector(selectTrial);
	const hasOtherUndo = useAppSelector((state) => selectNotices(state).some(({ undo }) => undo));
	const { extensions, endsAt, isAnnounced, isOld, isFirewallFirst } = question;
	const seconds = useSecondsUntil(endsAt);
	const locale = useLocale();
	const box = useFocusAfterwards();
	const texts = useChangeTexts(question.changes);
	const pages = describePages(check);
	const isWorse = check.kind === 'done' && check.faults.length > 0;
	const isOver = seconds <= 0 && !isOld;
	const isLastCall = seconds <= LAST_CALL && seconds > 0;
	const time = isOld ? describeLate(question.since, locale) : describeTime(seconds);
	const summary = [...texts, time].join(' ');
	const found = check.kind === 'running' ? '' : pages.join(' ');
	const answer = (what: TrialAnswer) => void dispatch(answerTrial(what));
	useUndoKeys(isOld || hasOtherUndo ? undefined : question.id, () => answer('put-back'));

	useEffect(() => {
		if (!isAnnounced) {
			announce(summary);
			dispatch(trialAnnounced());
		}
	}, [dispatch, isAnnounced, summary]);
	useAnnouncement(found);
	useAnnouncement(failure);
	useAnnouncement(isLastCall ? describeTime(LAST_CALL) : '');
	useEffect(() => {
		if (!isOver) {
			return undefined;
		}
		void dispatch(answerTrial());
		const timer = setInterval(() => void dispatch(answerTrial()), RETRY * 1000);
		return () => clearInterval(timer);
	}, [dispatch, isOver]);

	return (
		<section ref={box} className={styles.question} aria-label={__('Keep these settings?')}>
			<Notice status={isWorse ? 'error' : 'warning'}>
				{texts.length > 1 ? (
					<ul>
						{texts.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				) : (
					<p>
						<strong>{texts}</strong>
					</p>
				)}
				{pages.map((text) => (
					<p key={text} className={isWorse ? styles.worse : 'jd-muted'}>
						{text}
					</p>
				))}
				{isOld ? <p>{time}</p> : <VisuallyHidden>{time}</VisuallyHidden>}
				{isFirewallFirst && !isOld && (
					<p>
						{__(
							'The firewall runs before WordPress on this site. If it blocks you, the next visit of somebody else or the next scheduled task puts this back.',
						)}
					</p>
				)}
				{failure && <p className={styles.worse}>{failure}</p>}
				<div className={styles.actions}>
					<Button
						variant={isWorse ? 'secondary' : 'primary'}
						isBusy={sending === 'keep'}
						disabled={isOver}
						accessibleWhenDisabled
						onClick={() => answer('keep')}
					>
						{__('Keep')}
					</Button>
					{extensions > 0 && seconds > 0 && (
						<Button isBusy={sending === 'more'} onClick={() => answer('more')}>
							{__('More time')}
						</Button>
					)}
					<Button
						variant={isWorse ? 'primary' : 'secondary'}
						isBusy={sending === 'put-back'}
						onClick={() => answer('put-back')}
					>
						{__('Put back')}
						{!isOld && (
							<bdi aria-hidden="true">
								{sprintf(
									/* translators: %d: number of seconds that are left. */
									__('(%d s)'),
									Math.max(0, seconds),
								)}
							</bdi>
						)}
					</Button>
				</div>
			</Notice>
		</section>
	);
}

/** Asks whether to keep settings that may lock people out. It doesn't take the focus, so that more can be changed meanwhile. */
export default function TrialQuestion() {
	const dispatch = useAppDispatch();
	const { question } = useAppSelector(selectTrial);
	useEffect(() => {
		void dispatch(resumeTrial());
	}, [dispatch]);
	return question && <Question question={question} />;
}
