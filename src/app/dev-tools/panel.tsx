import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useAppDispatch } from '@/state/store/hooks';
import { putPreview } from '@/state/store/preview';
import { Button } from '@/ui/button';
import { DevCard } from '@/ui/dev-card';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/field';
import { applyPreview } from './apply-preview';
import {
	choose,
	describeChoices,
	getOptions,
	getTopicLabel,
	type PreviewChoices,
	TOPICS,
} from './choices';
import { usePreview } from './use-preview';

/**
 * Whether the person has just interacted with the page. In a browser without this API the question is asked
 * too often.
 */
const isByHand = () => navigator.userActivation?.isActive ?? true;

/**
 * The question before a write during a preview. Automatic writes, such as the saved step of the assistant,
 * are only counted; otherwise a visit would be full of questions.
 */
function useWriteQuestion() {
	const [isAsking, setAsking] = useState(false);
	const [heldBack, setHeldBack] = useState(0);
	const waiting = useRef<(() => void)[]>([]);

	const askBeforeWrite = useCallback(async () => {
		setHeldBack((count) => count + 1);
		if (isByHand()) {
			setAsking(true);
			await new Promise<void>((resolve) => waiting.current.push(resolve));
		}
	}, []);

	const answer = useCallback(() => {
		waiting.current.splice(0).forEach((resolve) => resolve());
		setAsking(false);
	}, []);

	// Answers a pending question when the panel unmounts.
	useEffect(() => answer, [answer]);

	return { isAsking, heldBack, askBeforeWrite, answer };
}

function Summary({ choices }: { choices: PreviewChoices }) {
	const described = describeChoices(choices);
	return described.length === 0 ? (
		<p>{__('You see the site as it is.')}</p>
	) : (
		<ul>
			{described.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

interface PanelProps {
	/** The query with the preview of the address; "" without a preview. */
	asked: string;
	/**
	 * Whether a click opened the panel, which then takes the focus. A panel opened by the address is folded
	 * and doesn't move the focus.
	 */
	isOpenedByHand: boolean;
	onClose: () => void;
}

/**
 * The panel of the dev tools (DEV-01, DEV-02). The preview of the address applies while the panel is mounted,
 * and ends when it unmounts.
 */
export function Panel({ asked, isOpenedByHand, onClose }: PanelProps) {
	const dispatch = useAppDispatch();
	const { choices, ignored, setChoices, leaveAddress } = usePreview(asked);
	const { isAsking, heldBack, askBeforeWrite, answer } = useWriteQuestion();
	const [isUnfolded, setUnfolded] = useState(isOpenedByHand);
	const first = useRef<HTMLSelectElement>(null);
	const isOn = Object.keys(choices).length > 0;

	useEffect(() => {
		dispatch(
			putPreview(isOn ? { apply: (truth) => applyPreview(truth, choices), askBeforeWrite } : null),
		);
	}, [dispatch, isOn, choices, askBeforeWrite]);
	useEffect(() => () => dispatch(putPreview(null)), [dispatch]);
	useEffect(() => {
		if (isOpenedByHand) {
			first.current?.focus();
		}
	}, [isOpenedByHand]);

	const end = () => {
		setChoices({});
		answer();
	};
	const close = () => {
		leaveAddress();
		onClose();
	};

	return createPortal(
		<div className="jp-layer">
			<DevCard title={__('Dev Tools')} isEnabled onClose={close}>
				<div className="jd-stack">
					{ignored.length > 0 && (
						<Notice status="warning">
							{sprintf(
								/* translators: %s: parts of an address, such as "role=king". */
								__('Unknown preview option: %s'),
								ignored.join(', '),
							)}
						</Notice>
					)}
					{isUnfolded ? (
						<div className="jd-stack">
							{TOPICS.map((topic, index) => (
								<Select
									key={topic}
									ref={index === 0 ? first : undefined}
									label={getTopicLabel(topic)}
									value={choices[topic] ?? ''}
									options={getOptions(topic)}
									onChange={(value) => setChoices(choose(choices, topic, value) ?? choices)}
								/>
							))}
						</div>
					) : (
						<Summary choices={choices} />
					)}
					{heldBack > 0 && (
						<p>
							{sprintf(
								/* translators: %d: how many changes were not sent to the server. */
								_n(
									'%d change was not saved, because a preview was on.',
									'%d changes were not saved, because a preview was on.',
									heldBack,
								),
								heldBack,
							)}
						</p>
					)}
					<div className="jd-actions">
						<Button
							size="small"
							aria-expanded={isUnfolded}
							onClick={() => setUnfolded(!isUnfolded)}
						>
							{isUnfolded ? __('Hide choices') : __('Show choices')}
						</Button>
						{isOn && (
							<Button size="small" onClick={end}>
								{__('Show the site as it is')}
							</Button>
						)}
					</div>
				</div>
			</DevCard>
			{isAsking && (
				<Modal
					title={__('Turn the preview off first?')}
					onClose={answer}
					actions={
						<>
							<Button onClick={answer}>{__('Keep the preview')}</Button>
							<Button variant="primary" onClick={end}>
								{__('Turn it off')}
							</Button>
						</>
					}
				>
					<p>
						{__(
							"You're looking at a preview, so nothing is saved. Turn it off, then do this again.",
						)}
					</p>
				</Modal>
			)}
		</div>,
		document.body,
	);
}
