(function (address, printed, fetched) {
	const LONGEST_WAIT = 5000;
	const earlier = window.dashboardForJetpackTexts;
	const requests = {};
	const applied = {};
	let hasComplained = false;
	let batch;

	function complain(reason) {
		if (!hasComplained) {
			hasComplained = true;
			console.warn('Dashboard for Jetpack: not all translations could be loaded.', reason);
		}
	}

	async function request(chunks, signal) {
		const response = await fetch(`${address}&chunks=${chunks.join()}`, { signal });
		if (!response.ok) {
			throw new Error(`HTTP ${response.status}`);
		}
		return response.json();
	}

	// Chunks that are needed at the same time share a request.
	async function requestBatch(chunks) {
		await null;
		batch = undefined;
		const signal = AbortSignal.timeout(LONGEST_WAIT);
		return request(chunks, signal).catch(() => request(chunks, signal));
	}

	function requestTexts(chunk) {
		if (!requests[chunk]) {
			if (!batch) {
				const chunks = [];
				batch = { chunks, answer: requestBatch(chunks) };
				batch.answer.catch(complain);
			}
			batch.chunks.push(chunk);
			requests[chunk] = batch.answer;
		}
		return requests[chunk];
	}

	const readPrinted = () =>
		JSON.parse(document.getElementById('dashboard-for-jetpack-texts').textContent);

	async function apply(chunk) {
		try {
			const texts = fetched.includes(chunk) ? await requestTexts(chunk) : readPrinted();
			if (!texts[chunk]) {
				throw new Error(`The translations of ${chunk} are malformed.`);
			}
			wp.i18n.setLocaleData(texts[chunk], 'dashboard-for-jetpack');
		} catch (error) {
			complain(error);
			// The next attempt to fetch the chunk requests them again.
			delete requests[chunk];
			delete applied[chunk];
		}
	}

	window.dashboardForJetpackTexts = (chunk, isEarly) => {
		if (!fetched.includes(chunk) && !printed.includes(chunk)) {
			return earlier?.(chunk, isEarly);
		}
		if (!isEarly) {
			return (applied[chunk] ??= apply(chunk));
		}
		if (fetched.includes(chunk)) {
			void requestTexts(chunk);
		}
	};
});
