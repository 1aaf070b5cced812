import { useCallback, useContext } from 'react';
import { __ } from '@wordpress/i18n';
import { getCheckTitles } from '@/domain/site-check';
import type { AdvicePlace, CheckState } from '@/domain/site-check/facts';
import { type CheckRow, listCheckRows, summarizeHealth } from '@/domain/site-check/rows';
import { describeVisit } from '@/domain/site-check/visit';
import { isConnectOffered, RECONNECT_PATH } from '@/domain/routes/connect';
import { SETUP_PATH } from '@/domain/routes/table';
import { knownData } from '@/lib/remote';
import { type Href, joinUrl } from '@/lib/safe-url';
import { copyText, showTextToCopy } from '@/state/store/browser';
import { selectConnectFacts } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	buildSiteReport,
	runSiteCheck,
	selectJetpackUpdate,
	selectSiteCheck,
} from '@/state/site-check';
import { selectSite } from '@/state/site';
import { useAfterPaint } from '@/ui/after-paint';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { Link } from '@/ui/link';
import { useAnnouncement } from '@/ui/screen-reader';
import { ScreenTitle } from '@/ui/screen-title';
import { SkeletonCard } from '@/ui/skeleton';
import { Status, type StatusIntent } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { type Alarm, AlarmContext } from './alarms';
import { BeforeUpdate } from './before-update';
import { Locked, useLocked } from './locked';
import styles from './style.module.scss';

const STATES: Record<CheckState, () => [StatusIntent, string]> = {
	ok: () => ['success', __('OK')],
	problem: () => ['error', __('Problem')],
	unconnected: () => ['warning', __('Not connected')],
	unknown: () => ['neutral', __('Unknown')],
};

function AdviceLink({ place }: { place: AdvicePlace }) {
	const { adminUrl, missingPages } = useAppSelector(selectSite);
	const connectFacts = useAppSelector(selectConnectFacts);
	const links: Record<AdvicePlace, { href: Href; label: string }> = {
		setup: { href: '#/setup', label: __('Set up Jetpack') },
		reconnect: { href: '#/reconnect', label: __('Reconnect') },
		debugger: {
			href: joinUrl(adminUrl, 'admin.php?page=jetpack-debugger'),
			label: __('Open the debugger'),
		},
		plugins: {
			href: joinUrl(adminUrl, 'plugins.php'),
			label: __('Open your plugins'),
		},
		permalinks: {
			href: joinUrl(adminUrl, 'options-permalink.php'),
			label: __('Open the permalinks'),
		},
		login: {
			href: adminUrl,
			label: __('Log in'),
		},
	};
	const { href, label } = links[place];
	const isOffered =
		(place !== 'reconnect' || isConnectOffered(RECONNECT_PATH, connectFacts)) &&
		(place !== 'setup' || isConnectOffered(SETUP_PATH, connectFacts)) &&
		(place !== 'debugger' || !missingPages.includes('jetpack-debugger'));
	return isOffered ? <Link href={href}>{label}</Link> : null;
}

function FindingItem({ name, finding, alarm }: Omit<CheckRow, 'alarm'> & { alarm?: Alarm }) {
	const { state, sentence, advice, place } = finding;
	const [intent, label] = STATES[state]();
	return (
		<li className={styles.finding}>
			<h3>{getCheckTitles()[name]}</h3>
			<Status intent={intent}>{label}</Status>
			<div className={styles.sentences}>
				<p>{sentence}</p>
				{advice && (
					<p>
						{advice} {place && <AdviceLink place={place} />}
					</p>
				)}
				{alarm?.action && (
					// What Jetpack's own notice offers: it is the notice's link or button.
					<div>
						{alarm.action.href ? (
							<Link href={alarm.action.href}>{alarm.action.label}</Link>
						) : (
							<Button size="small" onClick={alarm.action.press}>
								{alarm.action.label}
							</Button>
						)}
					</div>
				)}
			</div>
		</li>
	);
}

/**
 * `#/tools`: what stands between this browser, the site and the provider, with one thing to do for each problem; what an update would remove; and what
 * can't be changed here. One headline counts all three.
 */
export default function HealthScreen() {
	const dispatch = useAppDispatch();
	const check = useAppSelector(selectSiteCheck);
	const last = knownData(check);
	const locale = useLocale();
	const alarms = useContext(AlarmContext);
	const report = useAppSelector((state) => last && buildSiteReport(state, last, alarms.length));
	const isChecking = check.phase !== 'ready';
	const run = useCallback(async () => {
		await dispatch(runSiteCheck(navigator.onLine));
	}, [dispatch]);
	useAfterPaint(run);
	const update = useAppSelector(selectJetpackUpdate);
	const locked = useLocked();
	const rows = last
		? listCheckRows(
				last.findings,
				alarms.map(({ sentence }) => sentence),
			)
		: [];
	const lockedCount = locked.modules.reduce((sum, { count }) => sum + count, locked.decided.length);
	const summary = last && !isChecking ? summarizeHealth({ rows, update, locked: lockedCount }) : '';
	const visit = last && !isChecking ? describeVisit(last.requests, locale) : '';
	useAnnouncement(summary);
	return (
		<div className="jd-stack">
			<div className={styles.heading}>
				<ScreenTitle>{__('Health')}</ScreenTitle>
				<p>{summary || __('Checking…')}</p>
			</div>
			<div className="jd-actions">
				<Button isBusy={isChecking} onClick={run}>
					{isChecking ? __('Checking…') : __('Check again')}
				</Button>
				{report && (
					<CopyButton
						text={report}
						label={__('Copy report')}
						copy={(text) => dispatch(copyText(text))}
						promptFallback={(text) => dispatch(showTextToCopy(text))}
					/>
				)}
			</div>
			{last ? (
				<div aria-busy={isChecking}>
					<Card headingLevel={2} title={__('What the connection needs')}>
						<ul className={styles.list}>
							{rows.map(({ name, finding, alarm = -1 }) => (
								<FindingItem
									key={`${name} ${alarm}`}
									name={name}
									finding={finding}
									alarm={alarms[alarm]}
								/>
							))}
						</ul>
						{visit && <p>{visit}</p>}
					</Card>
				</div>
			) : (
				<div aria-busy="true">
					<SkeletonCard isOfSite lines={6} label={__('Checking…')} />
				</div>
			)}
			{update && <BeforeUpdate view={update} />}
			<Locked {...locked} />
		</div>
	);
}
