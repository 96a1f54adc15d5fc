import { useEffect } from "react";
import { sendWaiting } from "#features/outbox/index.ts";
import { useToast } from "#features/toast/index.ts";

/**
 * Says once that the connection is lost, and once that it is back; what is open goes on working meanwhile. What waits to be
 * sent goes with the connection.
 */
export function ConnectionNotice() {
  const toast = useToast();
  useEffect(() => {
    let isLost = false;
    const send = async () => {
      if ((await sendWaiting()) > 0) toast({ title: "Sent", text: "What waited for a connection has been sent." });
    };
    const lost = () => {
      if (isLost) return;
      isLost = true;
      toast({
        title: "Network connection lost",
        text: "Calculators that are open go on calculating. Favorites are kept in this browser.",
      });
    };
    const back = () => {
      if (!isLost) return;
      isLost = false;
      toast({ title: "Network connection restored" });
      void send();
    };
    if (navigator.onLine) void send();
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, [toast]);
  return null;
}
