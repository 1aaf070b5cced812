import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { readClock } from '@/state/store/browser';
import { selectSite } from '@/state/site';
import type { ChartBar } from '@/ui/bar-chart';
import { Button } from '@/ui/button';
import { saveFile } from '@/ui/save-file';
import { announce } from '@/ui/screen-reader';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLocale } from '@/ui/use-locale';
import { readStrip } from '../status/cells';

const CHART_IMAGE = createLoadable(
	() => import(/* webpackChunkName: "dashboard-rare" */ './chart-image'),
);

/** Milliseconds for which the result is shown. */
const SHOWN = 4000;

/** The clipboard takes pictures on https sites only. */
const takesPictures = () => typeof ClipboardItem === 'function' && 'clipboard' in navigator;

interface ShareChartProps {
	bars: readonly ChartBar[];
	caption: string;
	/** What the chart says about today; "" without a sentence. */
	sentence: string;
}

/** Copies the chart as a picture, below what protects the site, or saves it where the browser has no clipboard for pictures. */
export function ShareChart({ bars, caption, sentence }: ShareChartProps) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const { title, rawUrl } = useAppSelector(selectSite);
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
			const now = dispatch(readClock());
			const look = getComputedStyle(place);
			return draw({
				title,
				cells: dispatch(readStrip(now, locale)),
				caption,
				sentence,
				bars,
				source: sprintf(
					/* translators: 1: address of a site, 2: a date. */
					__('From Jetpack on %1$s, %2$s'),
					rawUrl.replaceAll('::', '/'),
					new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(now),
				),
				isRightToLeft: look.direction === 'rtl',
				font: look.fontFamily,
				colorOf: (token) => look.getPropertyValue(`--jp-${token}`),
			});
		};
		setBusy(true);
		try {
			if (takesPictures()) {
				// Passes the promise, not the picture: while it waits, Safari would forget the click that allows this.
				await navigator.clipboard.write([new ClipboardItem({ 'image/png': paint() })]);
				tell(__('Copied!'));
			} else {
				saveFile('site-stats.png', await paint());
				tell(__('Saved'));
			}
		} catch {
			tell(__("Couldn't make the picture. Try again."));
		}
		setBusy(false);
	};
	return (
		<span ref={button}>
			<Button variant="link" size="small" isBusy={isBusy} onClick={() => void share()}>
				{said || (takesPictures() ? __('Copy as image') : __('Save as image'))}
			</Button>
		</span>
	);
}
