import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import type { ChartBar } from '@/ui/bar-chart';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { announce } from '@/ui/screen-reader';
import { createLoadable } from '@/ui/loadable/create-loadable';

const CHART_IMAGE = createLoadable(
	() => import(/* webpackChunkName: "dashboard-rare" */ './chart-image'),
);

/** Milliseconds for which the result is shown. */
const SHOWN = 4000;

/** The clipboard takes pictures on https sites only. */
const takesPictures = () => typeof ClipboardItem === 'function' && 'clipboard' in navigator;

interface ShareChartProps {
	bars: readonly ChartBar[];
	/** What the chart says about today; "" without a sentence. */
	sentence: string;
}

/** Copies the chart as a picture, or saves it where the browser has no clipboard for pictures. */
export function ShareChart({ bars, sentence }: ShareChartProps) {
	const site = useAppSelector((state) => selectSite(state).title);
	const [said, setSaid] = useState('');
	const [isBusy, setBusy] = useState(false);
	const button = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		const timer = said ? setTimeout(() => setSaid(''), SHOWN) : undefined;
		return () => clearTimeout(timer);
	}, [said]);

	const tell = (text: string) => {
		setSaid(text);
		announce(text);
	};
	const share = async () => {
		const place = button.current;
		if (!place) {
			return;
		}
		const paint = async () => {
			const draw = await CHART_IMAGE.load();
			const look = getComputedStyle(place);
			return draw({
				/* translators: %s: name of a site. */
				title: sprintf(__('Views of %s', 'dashboard-for-jetpack'), site),
				sentence,
				bars,
				isRightToLeft: look.direction === 'rtl',
				font: look.fontFamily,
				color: look.getPropertyValue('--jp-chart-green'),
			});
		};
		setBusy(true);
		try {
			if (takesPictures()) {
				// Passes the promise, not the picture: while it waits, Safari would forget the click that allows this.
				await navigator.clipboard.write([new ClipboardItem({ 'image/png': paint() })]);
				tell(__('Copied!', 'dashboard-for-jetpack'));
			} else {
				saveFile('site-stats.png', await paint());
				tell(__('Saved', 'dashboard-for-jetpack'));
			}
		} catch {
			tell(__("Couldn't make the picture. Try again.", 'dashboard-for-jetpack'));
		}
		setBusy(false);
	};
	return (
		<span ref={button}>
			<Button variant="link" size="small" isBusy={isBusy} onClick={() => void share()}>
				{said ||
					(takesPictures()
						? __('Copy as image', 'dashboard-for-jetpack')
						: __('Save as image', 'dashboard-for-jetpack'))}
			</Button>
		</span>
	);
}
